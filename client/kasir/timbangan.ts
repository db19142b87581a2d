/**
 * The scale on the counter, over Web Serial. How its port is set is known to this computer once a known weight has shown it
 * (ModalTimbangan.tsx); its last reading is kept as text in the local store (spec 000 §3).
 */
import { stored } from '#client/net/store.ts'
import { observable } from '#client/net/observable.ts'
import { toast } from '#client/net/toasts.ts'
import { isPrinterPort, type PortDikenal } from './cable-printer.ts'
import {
  readingOf,
  pemotong,
  profilTimbangan,
  SEBAB,
  type Reading,
  type NamaProfil,
  type Sebab,
  type SetelanPort,
} from './timbangan-reading.ts'
import type { Milligram } from '#domain/units.ts'

export interface PortTimbangan extends PortDikenal {
  open(options: SetelanPort): Promise<void>
  close(): Promise<void>
  /** A new stream after an error that the port outlives; null when the port is gone. */
  readable: ReadableStream<Uint8Array> | null
  writable: WritableStream<Uint8Array> | null
}
interface Serial {
  requestPort(): Promise<PortTimbangan>
  getPorts(): Promise<PortTimbangan[]>
}

export interface Timbangan {
  /** 'dicoba': it is heard by the modal alone, nothing is taken from it. */
  status: 'terputus' | 'dicoba' | 'tersambung'
  /** The settled weight on the scale; null while the weight moves, and once it has been taken. */
  berat: Milligram | null
  /** The reason why there is no weight, as the scale's last line says. */
  sebab?: Sebab | undefined
}

/** Settings for talking to this computer's scale. */
export interface SetelanTimbangan {
  profil: NamaProfil
  port: SetelanPort
}
interface TimbanganDikenal extends SetelanTimbangan {
  vendor: number | undefined
  product: number | undefined
}

export interface TimbanganLine {
  no: number
  line: string
  reading: Reading
}

const POLL_MS = 500
/** A scale that is silent may be off, or another piece lies on it. */
const SEGAR_MS = 10_000
const VISIBLE_LINES = 8
/** Of Web Serial, where bits came otherwise than the port was told. */
const WRONG_BIT = ['ParityError', 'FramingError']

const terakhir = stored<string>('timbangan')
const dikenal = stored<TimbanganDikenal>('timbangan_komputer')
const serial = (): Serial | undefined => (navigator as Navigator & { serial?: Serial }).serial
/** True when this browser can reach a scale at all: never on a phone or in Firefox. */
export const bisaTimbangan = (): boolean => serial() !== undefined

export const timbangan = observable<Timbangan>({ status: 'terputus', berat: null })
/** The last lines as they came, the newest first. */
export const timbanganLines = observable<readonly TimbanganLine[]>([])
export const setelanTimbangan = (): SetelanTimbangan | undefined => dikenal.read()

interface Sesi {
  port: PortTimbangan
  setelan: SetelanTimbangan
  selesai: boolean
  reader?: ReadableStreamDefaultReader<Uint8Array>
  habis: Promise<void>
}
let sesi: Sesi | undefined
let basi: ReturnType<typeof setTimeout> | undefined

export const portTimbangan = (): PortTimbangan | undefined => sesi?.port

/** Hands over what stands still on the scale. Once: the next piece is weighed anew. */
export function ambilBerat(take: (berat: Milligram) => void): void {
  const { status, berat, sebab } = timbangan.get()
  if (status !== 'tersambung') return dikenal.read() && toast('warning', 'Timbangan Terputus')
  if (berat === null) return toast('warning', sebab ? SEBAB[sebab] : 'Timbangan Belum Mengirim Berat')
  kosongkan()
  take(berat)
}

function kosongkan(sebab?: Sebab): void {
  clearTimeout(basi)
  timbangan.set({ status: timbangan.get().status, berat: null, sebab })
}

let dicari: Promise<void> | undefined
/** Opens the scale that this computer knows. */
export const cariTimbangan = (): Promise<void> => (dicari ??= cari().finally(() => (dicari = undefined)))

async function cari(): Promise<void> {
  const kenal = dikenal.read()
  if (!kenal || timbangan.get().status !== 'terputus') return
  const ports = ((await serial()?.getPorts()) ?? []).filter(
    (port) => !isPrinterPort(port) && sama(port, kenal),
  )
  // Two of one kind: which of them is the scale is asked again.
  if (ports.length !== 1) return
  await dengarkan(ports[0]!, kenal, 'tersambung').catch((error: unknown) => console.warn('timbangan', error))
}

function sama(port: PortDikenal, { vendor, product }: TimbanganDikenal): boolean {
  const { usbVendorId, usbProductId } = port.getInfo()
  return usbVendorId === vendor && usbProductId === product
}

/** Asks which port the scale is on, as the browser demands. undefined when none is chosen. */
export const choosePort = (): Promise<PortTimbangan | undefined> =>
  serial()!
    .requestPort()
    .catch((error: unknown) => {
      if ((error as DOMException).name === 'NotFoundError') return undefined
      throw error
    })

/** Listens to a port with these settings, for the modal alone. @throws when it cannot be opened */
export const cobaTimbangan = (port: PortTimbangan, setelan: SetelanTimbangan): Promise<void> =>
  dengarkan(port, setelan, 'dicoba')

/** Stores the scale that is heard now, with its settings, as this computer's scale. */
export function simpanTimbangan(): void {
  const { usbVendorId: vendor, usbProductId: product } = sesi!.port.getInfo()
  dikenal.write({ ...sesi!.setelan, vendor, product })
  timbangan.set({ ...timbangan.get(), status: 'tersambung' })
}

/** Closes the port that was tried and listens again to the scale that this computer knows. */
export async function usaiMencoba(): Promise<void> {
  if (timbangan.get().status !== 'tersambung') await lepas()
  await cariTimbangan()
}

export async function lupakanTimbangan(): Promise<void> {
  dikenal.remove()
  await lepas()
}

async function lepas(): Promise<void> {
  const lama = sesi
  if (!lama) return
  lama.selesai = true
  await lama.reader?.cancel().catch(() => undefined)
  await lama.habis
}

/** Opens run one after the other, however quickly settings are changed: a port is open only once. */
let turn: Promise<void> = Promise.resolve()
function dengarkan(
  port: PortTimbangan,
  setelan: SetelanTimbangan,
  status: Timbangan['status'],
): Promise<void> {
  const ini = turn.then(() => buka(port, setelan, status))
  turn = ini.catch(() => undefined)
  return ini
}

async function buka(
  port: PortTimbangan,
  setelan: SetelanTimbangan,
  status: Timbangan['status'],
): Promise<void> {
  await lepas()
  await port.open(setelan.port)
  timbanganLines.set([])
  timbangan.set({ status, berat: null })
  sesi = { port, setelan, selesai: false, habis: Promise.resolve() }
  sesi.habis = dengar(sesi)
}

async function dengar(ini: Sesi): Promise<void> {
  const berhenti = mintaTerus(ini)
  const potong = pemotong((line) => terima(line, ini.setelan.profil))
  for (let stream = ini.port.readable; stream && !ini.selesai;) {
    const reader = (ini.reader = stream.getReader())
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) potong.bytes(part.value)
    } catch (error) {
      potong.disconnect()
      kosongkan(WRONG_BIT.includes((error as DOMException).name) ? 'PARITAS' : undefined)
    }
    reader.releaseLock()
    // An error that the port outlives leaves another stream; the same one has ended.
    stream = ini.port.readable === stream ? null : ini.port.readable
  }
  await berhenti()
  await ini.port.close().catch(() => undefined)
  clearTimeout(basi)
  sesi = undefined
  timbangan.set({ status: 'terputus', berat: null })
}

/** Asks a scale that speaks only when it is spoken to. @returns what ends it */
function mintaTerus({ port, setelan: { profil } }: Sesi): () => Promise<void> {
  const { minta } = profilTimbangan(profil)
  if (!minta || !port.writable) return () => Promise.resolve()
  const writer = port.writable.getWriter()
  const bytes = new TextEncoder().encode(minta)
  const tanya = () => void writer.write(bytes).catch(() => undefined)
  tanya()
  const jam = setInterval(tanya, POLL_MS)
  return async () => {
    clearInterval(jam)
    await writer.abort().catch(() => undefined)
    writer.releaseLock()
  }
}

let no = 0
function terima(line: string, profil: NamaProfil): void {
  const reading = readingOf(line, profil)
  timbanganLines.set([{ no: ++no, line, reading }, ...timbanganLines.get().slice(0, VISIBLE_LINES - 1)])
  if ('sebab' in reading) return kosongkan(reading.sebab)
  clearTimeout(basi)
  basi = setTimeout(kosongkan, SEGAR_MS)
  terakhir.write(line.trim())
  timbangan.set({ status: timbangan.get().status, berat: reading.berat })
}
