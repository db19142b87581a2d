/** A line to a database that can be cut, or fall silent as when a machine freezes: then everything stays connected, and nothing is heard. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Kabel {
  /** The same address by this line. */
  lewat(url: string): string
  /** Cuts all connections; new ones may be made at once. */
  potong(): void
  /** Lets no new connection in. */
  tutup(ya: boolean): void
  diam(ya: boolean): void
  /**
   * Leaves the present connections of such a name without an answer; all other connections are answered, and new ones
   * too.
   */
  bisukan(nama: string): void
  close(): Promise<void>
}

export async function bukaKabel(ke: string): Promise<Kabel> {
  const { hostname, port } = new URL(ke)
  const pasangan = new Set<readonly [Socket, Socket]>()
  /** By what each told the database of itself. */
  const nama = new WeakMap<Socket, string>()
  let [diam, tutup] = [false, false]
  const server = createServer((dari) => {
    if (tutup) return void dari.destroy()
    const tujuan = connect(Number(port), hostname)
    const pair = [dari, tujuan] as const
    pasangan.add(pair)
    dari.once('data', (awal: Buffer) =>
      nama.set(dari, /application_name\0([^\0]*)/.exec(awal.toString('latin1'))?.[1] ?? ''),
    )
    for (const [a, b] of [pair, [tujuan, dari] as const]) {
      a.on('error', () => {})
      a.on('close', () => {
        b.destroy()
        pasangan.delete(pair)
      })
      a.pipe(b)
      if (diam) a.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const potong = (): void => {
    for (const [dari, tujuan] of pasangan) {
      dari.destroy()
      tujuan.destroy()
    }
  }
  return {
    lewat(url) {
      const lain = new URL(url)
      lain.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
      return lain.href
    },
    potong,
    tutup: (ya) => void (tutup = ya),
    diam(ya) {
      diam = ya
      for (const socket of [...pasangan].flat())
        if (ya) socket.pause()
        else socket.resume()
    },
    bisukan(siapa) {
      for (const [dari, tujuan] of pasangan)
        if (nama.get(dari) === siapa) {
          tujuan.unpipe()
          tujuan.resume()
        }
    },
    async close() {
      potong()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
