// Browsers start no worker for a page that is opened from disk, and the theme then hides its search field. Here a worker
// runs in a hidden frame instead. The name makes the `offline` plugin leave out its own version, which it would load from
// the network.
if (location.protocol === "file:") {
  const load = (frame, url) => new Promise((loaded, failed) => {
    const script = frame.document.createElement("script")
    Object.assign(script, { src: url, onload: loaded, onerror: failed })
    frame.document.body.append(script)
  })

  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      this.element = document.createElement("iframe")
      this.element.hidden = true
      document.body.append(this.element)
      const frame = this.frame = this.element.contentWindow
      frame.document.write("<body></body>")  // Firefox would replace an untouched document later
      frame.document.close()
      frame.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }))
      frame.importScripts = (...urls) => urls.reduce((before, each) => before.then(() => load(frame, each)), Promise.resolve())
      this.ready = load(frame, url)
    }

    postMessage(data) {
      this.ready.then(() => this.frame.dispatchEvent(new MessageEvent("message", { data })))
    }

    terminate() {
      this.element.remove()
    }
  }
}
