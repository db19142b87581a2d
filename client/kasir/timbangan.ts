/** The scale on the counter, over Web Serial. Its last reading is kept as text in the local store (spec 000 §3). */
import { stored } from '#client/net/store.ts'
import { observable } from '#client/net/observable.ts'
import { fetchCall } from '#client/net/query.ts'
import { perlengkapanToko } from '#domain/calls/toko.ts'
import { isPrinterLabel, type PortDikenal } from './printer-label.ts'
import { bacaan } from './bacaan-timbangan.ts'
import type { Milligram } from '#domain/units.ts'

interface Port extends PortDikenal {
  open(options: { baudRate: number }): Promise<void>
  readable: ReadableStream<Uint8Array> | null
}
interface Serial {
  requestPort(): Promise<Port>
  getPorts(): Promise<Port[]>
}

export interface Timbangan {
  status: 'tidak ada' | 'terputus' | 'tersambung'
  /** The last weight that stood still; null before there is one. */
  berat: Milligram | null
}

const BAUD_LAZIM = 9_600
const terakhir = stored<string>('timbangan')
const serial = (): Serial | undefined => (navigator as Navigator & { serial?: Serial }).serial

export const timbangan = observable<Timbangan>({ status: serial() ? 'terputus' : 'tidak ada', berat: null })

/** Hands over what the scale says, once it says something. */
export function ambilBerat(take: (berat: Milligram) => void): void {
  const { berat } = timbangan.get()
  if (berat !== null) take(berat)
}

/** As /settingtoko says; a shop that cannot be asked has the usual one. */
const baud = (): Promise<number> =>
  fetchCall(perlengkapanToko, {}, { staleTime: 60_000 }).then(
    (reply) => reply.alat.timbangan_baud,
    () => BAUD_LAZIM,
  )

/** Asks which port the scale is on, as the browser demands once; afterwards it is found again by itself. */
export async function hubungkanTimbangan(): Promise<void> {
  const port = await serial()
    ?.requestPort()
    .catch(() => undefined)
  if (port) await dengarkan(port)
}

/** Opens the scale that was allowed on this device before. */
export async function cariTimbangan(): Promise<void> {
  if (timbangan.get().status !== 'terputus') return
  const port = ((await serial()?.getPorts()) ?? []).find((p) => !isPrinterLabel(p))
  if (port) await dengarkan(port)
}

async function dengarkan(port: Port): Promise<void> {
  try {
    await port.open({ baudRate: await baud() })
    timbangan.set({ status: 'tersambung', berat: null })
    const reader = port
      .readable!.pipeThrough(new TextDecoderStream() as never as ReadableWritablePair<string, Uint8Array>)
      .getReader()
    let rest = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      const lines = (rest + value).split(/[\r\n]+/)
      rest = lines.pop() ?? ''
      lines.forEach(terima)
    }
  } catch (error) {
    console.warn('timbangan', error)
  }
  timbangan.set({ status: 'terputus', berat: null })
}

function terima(line: string): void {
  const berat = bacaan(line)
  if (berat === undefined) return
  terakhir.write(line.trim())
  timbangan.set({ status: 'tersambung', berat })
}
