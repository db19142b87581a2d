/**
 * The label printer of this computer, over Web Serial or WebUSB where the browser has them. Which one it is is remembered, so
 * that it is asked for once; the scale leaves its port alone.
 */
import { observable } from '#client/net/observable.ts'
import { stored } from '#client/net/store.ts'

export interface PortDikenal {
  getInfo(): { usbVendorId?: number; usbProductId?: number }
}
interface PortSerial extends PortDikenal {
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
  writable: WritableStream<Uint8Array> | null
}
interface Serial {
  requestPort(): Promise<PortSerial>
  getPorts(): Promise<PortSerial[]>
}
interface Endpoint {
  direction: 'in' | 'out'
  endpointNumber: number
}
interface Alternate {
  interfaceClass: number
  alternateSetting: number
  endpoints: Endpoint[]
}
interface UsbDevice {
  vendorId: number
  productId: number
  configuration: { interfaces: { interfaceNumber: number; alternates: Alternate[] }[] } | null
  open(): Promise<void>
  close(): Promise<void>
  selectConfiguration(value: number): Promise<void>
  claimInterface(number: number): Promise<void>
  selectAlternateInterface(number: number, alternate: number): Promise<void>
  transferOut(endpoint: number, bytes: Uint8Array): Promise<{ status: string }>
}
interface Usb {
  requestDevice(options: { filters: { classCode: number }[] }): Promise<UsbDevice>
  getDevices(): Promise<UsbDevice[]>
}

export type Sarana = 'serial' | 'usb'
interface Printer {
  sarana: Sarana
  vendor: number
  product: number
}

const KELAS_PRINTER = 7
/** As label printers with a serial plug are set when they are bought; over USB it does not matter. */
const BAUD = 9_600
/** Of a transfer over USB. */
const POTONG = 16_384

const diBrowser = navigator as Navigator & { serial?: Serial; usb?: Usb }
/** By which ways this browser reaches a printer; none on a phone or in Firefox. */
export const SARANA: readonly Sarana[] = (['usb', 'serial'] as const).filter((s) => diBrowser[s])
export const NAMA_SARANA: Record<Sarana, string> = { usb: 'USB', serial: 'Kabel Serial' }

const dikenal = stored<Printer>('printer_label')
export const printerLabel = observable<Printer | undefined>(dikenal.read())
/** A port without a number of its own is known until the page is loaded anew. */
let chosen: PortSerial | undefined

/** Says why no label came out, in words for the user at the printer. */
export class PrinterGagal extends Error {}

const sama = (port: PortDikenal, { vendor, product }: Printer): boolean => {
  const { usbVendorId, usbProductId } = port.getInfo()
  return usbVendorId !== undefined && usbVendorId === vendor && usbProductId === product
}

/** True when a serial port is the label printer's, and so not the scale's. */
export function isPrinterLabel(port: PortDikenal): boolean {
  const printer = printerLabel.get()
  return port === chosen || (printer?.sarana === 'serial' && sama(port, printer))
}

/** Asks which printer it is, as the browser demands once. Nothing happens when none is chosen. */
export async function hubungkanPrinter(sarana: Sarana): Promise<void> {
  try {
    if (sarana === 'usb') {
      const { vendorId, productId } = await diBrowser.usb!.requestDevice({
        filters: [{ classCode: KELAS_PRINTER }],
      })
      ingat({ sarana, vendor: vendorId, product: productId })
    } else {
      chosen = await diBrowser.serial!.requestPort()
      const { usbVendorId = 0, usbProductId = 0 } = chosen.getInfo()
      ingat({ sarana, vendor: usbVendorId, product: usbProductId })
    }
  } catch (error) {
    if ((error as DOMException).name !== 'NotFoundError') throw gagal(error)
  }
}

export function lepasPrinter(): void {
  chosen = undefined
  dikenal.remove()
  printerLabel.set(undefined)
}

function ingat(printer: Printer): void {
  dikenal.write(printer)
  printerLabel.set(printer)
}

/** @throws PrinterGagal */
export async function kirimKePrinter(text: string): Promise<void> {
  const printer = printerLabel.get()
  if (!printer) throw new PrinterGagal('Printer Label Belum Dihubungkan Di Komputer Ini')
  const bytes = new TextEncoder().encode(text)
  try {
    await (printer.sarana === 'usb' ? lewatUsb(printer, bytes) : lewatSerial(printer, bytes))
  } catch (error) {
    throw error instanceof PrinterGagal ? error : gagal(error)
  }
}

const tidakAda = () =>
  new PrinterGagal('Printer Label Tidak Ditemukan. Nyalakan Dan Pasang Kabelnya, Atau Hubungkan Lagi')

async function lewatSerial(printer: Printer, bytes: Uint8Array): Promise<void> {
  const port = chosen ?? (await diBrowser.serial?.getPorts())?.find((p) => sama(p, printer))
  if (!port) throw tidakAda()
  await port.open({ baudRate: BAUD })
  try {
    const writer = port.writable!.getWriter()
    await writer.write(bytes)
    await writer.close()
  } finally {
    await port.close()
  }
}

async function lewatUsb({ vendor, product }: Printer, bytes: Uint8Array): Promise<void> {
  const device = (await diBrowser.usb?.getDevices())?.find(
    (d) => d.vendorId === vendor && d.productId === product,
  )
  if (!device) throw tidakAda()
  await device.open()
  try {
    if (!device.configuration) await device.selectConfiguration(1)
    const way = (device.configuration?.interfaces ?? [])
      .flatMap(({ interfaceNumber, alternates }) =>
        alternates.map((alternate) => ({
          interfaceNumber,
          alternate,
          out: alternate.endpoints.find((e) => e.direction === 'out'),
        })),
      )
      .find(({ alternate, out }) => alternate.interfaceClass === KELAS_PRINTER && out)
    if (!way) throw new PrinterGagal('Alat USB Ini Bukan Printer Label')
    await device.claimInterface(way.interfaceNumber)
    await device.selectAlternateInterface(way.interfaceNumber, way.alternate.alternateSetting)
    for (let from = 0; from < bytes.length; from += POTONG) {
      const { status } = await device.transferOut(way.out!.endpointNumber, bytes.slice(from, from + POTONG))
      if (status !== 'ok')
        throw new PrinterGagal('Printer Label Berhenti Di Tengah. Periksa Kertas Dan Tutupnya')
    }
  } finally {
    await device.close()
  }
}

function gagal(error: unknown): PrinterGagal {
  const { name } = error as DOMException
  if (name === 'SecurityError' || name === 'InvalidStateError')
    return new PrinterGagal(
      'Printer Label Sedang Dipakai Program Atau Driver Lain Di Komputer Ini. Cetak Sebagai PDF, Atau Unduh Berkasnya',
    )
  if (name === 'NetworkError')
    return new PrinterGagal('Printer Label Terputus. Periksa Kabel Dan Nyalanya, Lalu Ulangi')
  return new PrinterGagal(`Printer Label Tidak Bisa Dipakai (${name})`)
}
