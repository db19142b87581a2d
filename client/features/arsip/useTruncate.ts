/** Acts on the chosen lines: taken away as a file, archived, or both (spec 001 §4, §9). */
import { useState } from 'react'
import {
  arsipkanPembelian,
  arsipkanPenjualan,
  listArsip,
  eksporPembelian,
  eksporPenjualan,
  type ArsipManifest,
} from '#domain/calls/arsip.ts'
import { listPembelian, lihatPembelian } from '#domain/calls/pembelian.ts'
import { listPenjualan, lihatPenjualan } from '#domain/calls/penjualan.ts'
import { formatNumber } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { ApiError, callFile } from '#client/net/api.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { saveFile } from '#client/ui/csv.ts'
import type { DataBackup } from './useBackup.ts'

const PAUSE_MS = 300
const EMPTY_MS = 3_000
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

type Tindakan = 'backup' | 'clear' | 'truncate'

export function useTruncate({ jenis, chosen, hilangkan }: DataBackup) {
  const [sibuk, setSibuk] = useState<Tindakan>()
  const [ditolak, setDitolak] = useState<ReadonlyMap<string, string>>(new Map())
  const otorisasi = useOtorisasi()
  const nomor = chosen.map((r) => r.no)
  const opsi = {
    changes: [listArsip, listPenjualan, listPembelian, lihatPenjualan, lihatPembelian],
    izin: otorisasi.diminta('Arsip Transaksi'),
    onError(error: ApiError) {
      const reasons = rowAlasan(error, nomor)
      setDitolak(reasons)
      if (reasons.size === 0) tellSaveError(error)
      else toast('info', `${formatNumber(reasons.size)} Baris Ditolak, Belum Ada Yang Diarsipkan`)
    },
    onDone({ message, data }: { message: string; data: ArsipManifest }) {
      setDitolak(new Map())
      hilangkan(nomor)
      toast('success', `${message}: ${data.no_arsip}`)
    },
  }
  const jual = useSend(arsipkanPenjualan, opsi)
  const beli = useSend(arsipkanPembelian, opsi)

  /** @throws ApiError */
  const ekspor = async () => {
    const { blob, name } =
      jenis === 'PENJUALAN'
        ? await callFile(eksporPenjualan, { body: { no_faktur_jual: nomor } })
        : await callFile(eksporPembelian, { body: { no_faktur_beli: nomor } })
    saveFile(name, blob)
  }
  const clear = () =>
    jenis === 'PENJUALAN'
      ? jual.send({ body: { no_faktur_jual: nomor } }, { timeout: false })
      : beli.send({ body: { no_faktur_beli: nomor } }, { timeout: false })
  const WORK: Record<Tindakan, () => Promise<unknown>> = {
    backup: ekspor,
    clear,
    truncate: async () => {
      await pause(PAUSE_MS)
      await ekspor()
      await clear()
    },
  }

  const kerjakan = async (apa: Tindakan) => {
    if (sibuk) return
    setSibuk(apa)
    try {
      if (nomor.length > 0) await WORK[apa]()
      else {
        toast('info', messages.backupBelumTersedia)
        await pause(EMPTY_MS)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellSaveError(error)
    } finally {
      setSibuk(undefined)
    }
  }
  return {
    sibuk,
    ditolak,
    lupakan: () => setDitolak(new Map()),
    kerjakan: (apa: Tindakan) => void kerjakan(apa),
    modal: otorisasi.modal,
  }
}
export type Truncate = ReturnType<typeof useTruncate>

/** The reasons of a refusal by the number of their line, which they begin with. */
function rowAlasan({ errors }: ApiError, nomor: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { field, message } of errors) {
    const [, index] = /^no_faktur_(?:jual|beli)\.(\d+)$/.exec(field) ?? []
    const no = index === undefined ? undefined : nomor[Number(index)]
    if (no !== undefined) found.set(no, message.replace(`${no} `, ''))
  }
  return found
}
