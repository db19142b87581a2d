/**
 * Prints a paper of any kind, with an otorisasi from the second time on; what is counted is counted once it came out.
 */
import { useRef, useState, type ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { allPengaturanNota } from '#domain/calls/pengaturan-nota.ts'
import {
  NAMA_KERTAS,
  PENGATURAN_NOTA_BAWAAN,
  type JenisNota,
  type KertasNota,
} from '#domain/rules/pengaturan-nota.ts'
import type { ShopPaper } from '#domain/rules/printer.ts'
import { ApiError } from '#client/net/api.ts'
import { stored } from '#client/net/store.ts'
import { invalidate, remembered, tellSaveError } from '#client/net/query.ts'
import { ask } from '#client/net/dialogs.ts'
import { useOtorisasi } from './Otorisasi.tsx'
import { printPdf } from '#client/ui/printPdf.ts'
import { toast } from '#client/net/toasts.ts'
import { mintaIzin, mulaiCetak, type Hitungan, type IzinCetak } from './cetakan.ts'
import { shopPrinter, type TillPrinter } from './till-printer.ts'

const kertasTerakhir = stored<{ kertas: KertasNota; toko: KertasNota }>('kertas_nota')
/** As /settingNota has it. */
const kertasToko = (jenis: JenisNota): KertasNota =>
  remembered(allPengaturanNota)?.find((n) => n.jenis === jenis)?.kertas ?? PENGATURAN_NOTA_BAWAAN.kertas

/** A sheet of the browser's dialog, or this computer's printer of the shop. */
export type PaperChoice = KertasNota | 'PRINTER'

/**
 * The shop's printer of this computer; without one, the paper this device last printed on until the shop sets
 * another.
 */
export const paperChoice = (jenis: JenisNota = 'JUAL'): PaperChoice =>
  shopPrinter() ? 'PRINTER' : sheetChoice(jenis)

export function sheetChoice(jenis: JenisNota = 'JUAL'): KertasNota {
  const [toko, last] = [kertasToko(jenis), kertasTerakhir.read()]
  return last?.toko === toko ? last.kertas : toko
}

/** 'Cetak Nota A5', 'Cetak Di KASIR DEPAN' */
export const printLabel = (choice: PaperChoice, lembar = 'Nota'): string =>
  choice === 'PRINTER'
    ? `Cetak Di ${shopPrinter()?.nama_printer ?? 'Printer'}`
    : `Cetak ${lembar} ${NAMA_KERTAS[choice]}`

/** A paper of one document. */
export interface Cetakan {
  /** The document's number, for which the otorisasi is asked. */
  no: string
  /** The name of the paper for the user at the printer: 'Nota', 'Slip'. */
  lembar: string
  /** The place where prints are counted; absent for papers that are not counted. */
  hitungan?: Hitungan
  /**
   * Asks otherwise than where they are counted. @throws ApiError 'perluOtorisasi' from the second on, unless it was
   * given
   */
  izin?: (id_otorisasi?: string) => Promise<IzinCetak>
  /** The paper for a printer of the shop; absent of what none sets. */
  shop?: ShopPaper
  /** @param mencetak of a print that is counted */
  file: (kertas: KertasNota, mencetak: { mencetak?: '1' }) => Promise<Blob>
  /** Calls whose answers a print changes. */
  changes: readonly CallDefinition[]
}

export interface Cetak {
  cetak: (cetakan: Cetakan, choice: PaperChoice) => Promise<void>
  /** For show: a press while one is running does nothing. */
  busy: boolean
  /** Render once. */
  modal: ReactNode
}

export function useCetak(): Cetak {
  const otorisasi = useOtorisasi()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  /** null when nobody allowed it. */
  const izinkan = async <T>(no: string, minta: (id_otorisasi?: string) => Promise<T>): Promise<T | null> => {
    try {
      return await minta()
    } catch (error) {
      if (!(error instanceof ApiError) || error.id !== 'perluOtorisasi') throw error
    }
    const id_otorisasi = await otorisasi.ask({ kategori: 'REPRINT NOTA', description: no, disetujui: [] })
    return id_otorisasi === null ? null : minta(id_otorisasi)
  }

  const dihitung = async (cetakan: Cetakan, hitungan: Hitungan, kertas: KertasNota) => {
    const minta = cetakan.izin ?? ((id?: string) => mintaIzin(hitungan, id))
    const berjalan = await mulaiCetak({ ...cetakan, hitungan }, () => izinkan(cetakan.no, minta))
    if (!berjalan) return
    if (!('selesai' in berjalan)) return void (await toPrinter(cetakan, kertas))
    if (!(await toPrinter(cetakan, kertas, berjalan.dikirim)) || !(await berjalan.selesai())) return
    if (berjalan.copy > 0) toast('info', `COPY ${berjalan.copy}`)
    await invalidate(...cetakan.changes)
  }

  const inShop = async ({ no, shop, changes }: Cetakan & { shop: ShopPaper }, printer: TillPrinter) => {
    const { printInShop, tellPrinted } = await import('./shop-print.ts')
    const printed = await izinkan(no, (id) => printInShop(printer, shop, id))
    if (!printed) return
    await tellPrinted(printed, printer.nama_printer, no)
    await invalidate(...changes)
  }

  const cetak = async (cetakan: Cetakan, choice: PaperChoice) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const { shop } = cetakan
      const printer = choice === 'PRINTER' ? shopPrinter() : undefined
      if (printer && shop) return await inShop({ ...cetakan, shop }, printer)
      const kertas = choice === 'PRINTER' ? sheetChoice() : choice
      kertasTerakhir.write({ kertas, toko: kertasToko('JUAL') })
      if (cetakan.hitungan) await dihitung(cetakan, cetakan.hitungan, kertas)
      else await toPrinter(cetakan, kertas)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellSaveError(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { cetak, busy, modal: otorisasi.modal }
}

/** A paper that says BATAL across itself holds no more than its number: it is no copy, and nobody is asked. */
export const cetakBatal = (nota: Cetakan): Promise<boolean> => toPrinter(nota, sheetChoice())

/**
 * Allowed already: what fails now is tried again without asking anew.
 * @param dikirim told before a print that is counted is handed over @returns whether it was
 */
async function toPrinter(
  { lembar, file: upload }: Cetakan,
  kertas: KertasNota,
  dikirim?: () => void,
): Promise<boolean> {
  for (;;) {
    try {
      const file = await upload(kertas, dikirim ? { mencetak: '1' } : {})
      dikirim?.()
      await printPdf(file)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (
        !(await ask({
          kind: 'error',
          title: `${lembar} Belum Tercetak`,
          text: error.message,
          ok: 'Coba Lagi',
          cancel: 'Batal',
        }))
      )
        return false
    }
  }
}
