/** Prints a paper of any kind, with an otorisasi from the second time on: a nota is counted once it came out, a slip before. */
import { useRef, useState, type ReactNode } from 'react'
import type { CallDefinition } from '#domain/call.ts'
import { pengaturanNotaSemua } from '#domain/calls/pengaturan-nota.ts'
import { PENGATURAN_NOTA_BAWAAN, type JenisNota, type KertasNota } from '#domain/documents/pengaturan-nota.ts'
import { ApiError } from '#client/net/api.ts'
import { stored } from '#client/net/store.ts'
import { invalidate, remembered, tellSaveError } from '#client/net/query.ts'
import { ask } from '#client/net/dialogs.ts'
import { useOtorisasi } from './Otorisasi.tsx'
import { printPdf } from '#client/ui/printPdf.ts'
import { toast } from '#client/net/toasts.ts'

const kertasTerakhir = stored<{ kertas: KertasNota; toko: KertasNota }>('kertas_nota')
/** As /settingNota has it. */
const kertasToko = (jenis: JenisNota): KertasNota =>
  remembered(pengaturanNotaSemua)?.find((n) => n.jenis === jenis)?.kertas ?? PENGATURAN_NOTA_BAWAAN.kertas

/** The paper this device last printed on, until the shop sets another. */
export function kertasPilihan(jenis: JenisNota = 'JUAL'): KertasNota {
  const [toko, last] = [kertasToko(jenis), kertasTerakhir.read()]
  return last?.toko === toko ? last.kertas : toko
}

/** A paper of one document. */
export interface Cetakan {
  /** What the otorisasi is asked for: the document's number. */
  no: string
  /** Which of its papers: of a deposit, each payment has one. */
  urut?: number
  /** Answers n of COPY n, or that it says NOTA SEMENTARA. @throws ApiError 'perluOtorisasi' from the second on, unless it was given. */
  hitung: (id_otorisasi?: string) => Promise<number | 'SEMENTARA'>
  /** Counts what came out, where `hitung` has not. */
  keluar?: () => Promise<unknown>
  berkas: (kertas: KertasNota) => Promise<Blob>
  /** Calls whose answers a print changes. */
  changes: readonly CallDefinition[]
}

export interface Cetak {
  cetak: (cetakan: Cetakan, kertas: KertasNota) => Promise<void>
  /** For show: a press while one is running does nothing. */
  busy: boolean
  /** Render once. */
  modal: ReactNode
}

export function useCetak(): Cetak {
  const otorisasi = useOtorisasi()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const belumKeluar = useRef<Pick<Cetakan, 'no' | 'urut'> & { copy: number }>(undefined)

  /** null when nobody allowed it. */
  const count = async ({ no, urut, hitung }: Cetakan): Promise<number | 'SEMENTARA' | null> => {
    // What did not come out was allowed already.
    if (belumKeluar.current?.no === no && belumKeluar.current.urut === urut) return belumKeluar.current.copy
    try {
      return await hitung()
    } catch (error) {
      if (!(error instanceof ApiError) || error.id !== 'perluOtorisasi') throw error
    }
    const id_otorisasi = await otorisasi.ask({ kategori: 'REPRINT NOTA', description: no, disetujui: [] })
    return id_otorisasi === null ? null : hitung(id_otorisasi)
  }

  const cetak = async (cetakan: Cetakan, kertas: KertasNota) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const copy = await count(cetakan)
      if (copy === null) return
      kertasTerakhir.write({ kertas, toko: kertasToko('JUAL') })
      const dicetak = await toPrinter(cetakan, kertas)
      if (copy !== 'SEMENTARA' && cetakan.keluar) {
        belumKeluar.current = { ...cetakan, copy }
        if (!dicetak || !(await sudahKeluar())) return
        await cetakan.keluar()
        belumKeluar.current = undefined
      }
      if (copy !== 'SEMENTARA' && copy > 0) toast('info', `COPY ${copy}`)
      await invalidate(...cetakan.changes)
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

/** Only whoever stands at the printer knows; what did not come out is no copy. */
const sudahKeluar = (): Promise<boolean> =>
  ask({
    kind: 'info',
    title: 'Nota Sudah Keluar ?',
    text: 'Yang belum keluar dari printer tidak dihitung, dan dicetak lagi tanpa otorisasi.',
    ok: 'Sudah Keluar',
    cancel: 'Belum',
  })

/** A paper that says BATAL across itself holds no more than its number: it is no copy, and nobody is asked. */
export const cetakBatal = (nota: Cetakan): Promise<boolean> => toPrinter(nota, kertasPilihan())

/** Allowed already: what fails now is tried again without asking anew. @returns whether it was handed over */
async function toPrinter({ berkas }: Cetakan, kertas: KertasNota): Promise<boolean> {
  for (;;) {
    try {
      await printPdf(await berkas(kertas))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (
        !(await ask({
          kind: 'error',
          title: 'Nota Belum Tercetak',
          text: error.message,
          ok: 'Coba Lagi',
          cancel: 'Batal',
        }))
      )
        return false
    }
  }
}
