/**
 * Printers that hang on this computer, over Web Serial or WebUSB where the browser has them: one for labels, one for
 * papers. The scale leaves their ports alone.
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

/** Says why nothing came out, in words for the user at the printer. */
export class PrinterGagal extends Error {}

const sama = (port: PortDikenal, { vendor, product }: Printer): boolean => {
  const { usbVendorId, usbProductId } = port.getInfo()
  return usbVendorId !== undefined && usbVendorId === vendor && usbProductId === product
}

/** A printer that hangs on this computer, asked for once and remembered. */
export class CablePrinter {
  /** 'Printer Label' */
  readonly name: string
  readonly known
  readonly #kept
  /** A port without a number of its own is known until the page is loaded anew. */
  #chosen: PortSerial | undefined

  constructor(key: 'printer_label' | 'printer_nota', name: string) {
    this.name = name
    this.#kept = stored<Printer>(key)
    this.known = observable<Printer | undefined>(this.#kept.read())
  }

  owns(port: PortDikenal): boolean {
    const printer = this.known.get()
    return port === this.#chosen || (printer?.sarana === 'serial' && sama(port, printer))
  }

  /**
   * Asks which printer it is, as the browser demands once. Nothing happens when none is chosen. @throws PrinterGagal
   */
  async connect(sarana: Sarana): Promise<void> {
    try {
      if (sarana === 'usb') {
        const { vendorId, productId } = await diBrowser.usb!.requestDevice({
          filters: [{ classCode: KELAS_PRINTER }],
        })
        this.#remember({ sarana, vendor: vendorId, product: productId })
      } else {
        this.#chosen = await diBrowser.serial!.requestPort()
        const { usbVendorId = 0, usbProductId = 0 } = this.#chosen.getInfo()
        this.#remember({ sarana, vendor: usbVendorId, product: usbProductId })
      }
    } catch (error) {
      if ((error as DOMException).name !== 'NotFoundError') throw this.#failed(error)
    }
  }

  release(): void {
    this.#chosen = undefined
    this.#kept.remove()
    this.known.set(undefined)
  }

  #remember(printer: Printer): void {
    this.#kept.write(printer)
    this.known.set(printer)
  }

  /** @throws PrinterGagal */
  async send(bytes: Uint8Array): Promise<void> {
    const printer = this.known.get()
    if (!printer) throw new PrinterGagal(`${this.name} Belum Dihubungkan Di Komputer Ini`)
    try {
      await (printer.sarana === 'usb' ? this.#byUsb(printer, bytes) : this.#bySerial(printer, bytes))
    } catch (error) {
      throw error instanceof PrinterGagal ? error : this.#failed(error)
    }
  }

  #missing(): PrinterGagal {
    return new PrinterGagal(`${this.name} Tidak Ditemukan. Nyalakan Dan Pasang Kabelnya, Atau Hubungkan Lagi`)
  }

  async #bySerial(printer: Printer, bytes: Uint8Array): Promise<void> {
    const port = this.#chosen ?? (await diBrowser.serial?.getPorts())?.find((p) => sama(p, printer))
    if (!port) throw this.#missing()
    await port.open({ baudRate: BAUD })
    try {
      const writer = port.writable!.getWriter()
      await writer.write(bytes)
      await writer.close()
    } finally {
      await port.close()
    }
  }

  async #byUsb({ vendor, product }: Printer, bytes: Uint8Array): Promise<void> {
    const device = (await diBrowser.usb?.getDevices())?.find(
      (d) => d.vendorId === vendor && d.productId === product,
    )
    if (!device) throw this.#missing()
    await device.open()
    try {
      if (!device.configuration) await device.selectConfiguration(1)
      const way = wayOut(device)
      if (!way) throw new PrinterGagal(`Alat USB Ini Bukan ${this.name}`)
      await device.claimInterface(way.interfaceNumber)
      await device.selectAlternateInterface(way.interfaceNumber, way.alternate.alternateSetting)
      for (let from = 0; from < bytes.length; from += POTONG) {
        const { status } = await device.transferOut(way.out.endpointNumber, bytes.slice(from, from + POTONG))
        if (status !== 'ok')
          throw new PrinterGagal(`${this.name} Berhenti Di Tengah. Periksa Kertas Dan Tutupnya`)
      }
    } finally {
      await device.close()
    }
  }

  #failed(error: unknown): PrinterGagal {
    const { name } = error as DOMException
    if (name === 'SecurityError' || name === 'InvalidStateError')
      return new PrinterGagal(
        `${this.name} Sedang Dipakai Program Atau Driver Lain Di Komputer Ini. Cetak Sebagai PDF, Atau Unduh Berkasnya`,
      )
    if (name === 'NetworkError')
      return new PrinterGagal(`${this.name} Terputus. Periksa Kabel Dan Nyalanya, Lalu Ulangi`)
    return new PrinterGagal(`${this.name} Tidak Bisa Dipakai (${name})`)
  }
}

function wayOut({ configuration }: UsbDevice) {
  for (const { interfaceNumber, alternates } of configuration?.interfaces ?? [])
    for (const alternate of alternates) {
      const out = alternate.endpoints.find((e) => e.direction === 'out')
      if (alternate.interfaceClass === KELAS_PRINTER && out) return { interfaceNumber, alternate, out }
    }
  return undefined
}

export const printerLabel = new CablePrinter('printer_label', 'Printer Label')
export const printerNota = new CablePrinter('printer_nota', 'Printer Nota')

/** True when a serial port is a printer's, and so not the scale's. */
export const isPrinterPort = (port: PortDikenal): boolean =>
  [printerLabel, printerNota].some((p) => p.owns(port))
