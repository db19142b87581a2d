/** A scale on a cable, as Web Serial shows it: what it says, how it was opened, what it was asked. */
export interface Kabel {
  /** The options of every opening. */
  dibuka: object[]
  diminta: string[]
  kirim(line: string | Uint8Array): void
  /** An error of Web Serial; all but NetworkError leave the port another stream. */
  broken(name: string): void
}

export function pasangKabel(): Kabel {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let opened = false
  const dibuka: object[] = []
  const diminta: string[] = []
  const port = {
    readable: null as ReadableStream<Uint8Array> | null,
    writable: null as WritableStream<Uint8Array> | null,
    getInfo: () => ({ usbVendorId: 0x0403, usbProductId: 0x6001 }),
    async open(options: object) {
      // As a browser takes its time: whoever is not first is told so.
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (opened) throw new DOMException('The port is already open.', 'InvalidStateError')
      opened = true
      dibuka.push(options)
      port.readable = aliran()
      port.writable = new WritableStream({
        write: (bytes) => void diminta.push(new TextDecoder().decode(bytes)),
      })
    },
    close() {
      if (port.readable?.locked || port.writable?.locked) throw new TypeError('Cannot close a locked stream')
      opened = false
      port.readable = port.writable = null
      return Promise.resolve()
    },
  }
  const aliran = () =>
    new ReadableStream<Uint8Array>({
      start: (c) => void (controller = c),
    })
  Object.defineProperty(navigator, 'serial', {
    configurable: true,
    value: { requestPort: () => Promise.resolve(port), getPorts: () => Promise.resolve([port]) },
  })
  return {
    dibuka,
    diminta,
    kirim: (line) =>
      controller!.enqueue(typeof line === 'string' ? new TextEncoder().encode(`${line}\r\n`) : line),
    broken(name) {
      const lama = controller
      port.readable = name === 'NetworkError' ? null : aliran()
      lama?.error(new DOMException('', name))
    },
  }
}
