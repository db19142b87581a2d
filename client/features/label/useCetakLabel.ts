/** Printing: written down once, then handed to the printer as often as it needs. */
import { useState } from 'react'
import { cetakLabel, labelPdf, labelPrinter } from '#domain/calls/label.ts'
import type { BahasaLabel } from '#domain/rules/label.ts'
import type { FieldError } from '#domain/errors.ts'
import { PrinterGagal, printerLabel } from '#client/kasir/cable-printer.ts'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { ApiError, callFile, newIdTrx } from '#client/net/api.ts'
import { ask } from '#client/net/dialogs.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { saveFile } from '#client/ui/csv.ts'
import { printPdf } from '#client/ui/printPdf.ts'
import { emptyDraftLabel, isUlang, type DraftLabel } from './draft-label.ts'

export function useCetakLabel(draft: DraftLabel, ganti: (draft: DraftLabel) => void) {
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const [keluar, setKeluar] = useState(false)
  const { send, busy } = useSend(cetakLabel, {
    onError(error) {
      setWrong(error.errors)
      // An `id_trx` with these errors has been used by another tab to print something else.
      const id_trx =
        error.id === 'idTrxDipakai' || error.id === 'idTrxSudahDisimpan' ? newIdTrx() : draft.id_trx
      ganti({ ...draft, id_trx, dikirim: error.unknown })
      tellSaveError(error)
    },
  })

  /** @param unduh the file is kept instead of being sent to a printer */
  async function cetak(bahasa: BahasaLabel, unduh = false): Promise<void> {
    if (busy || keluar) return
    const missing: FieldError[] = [
      ...(draft.baris.length ? [] : [{ field: 'barang', message: 'Barang Masih Kosong' }]),
      ...(isUlang(draft) && draft.alasan.trim() === ''
        ? [{ field: 'alasan', message: 'Alasan Cetak Ulang Harus Diisi' }]
        : []),
    ]
    setWrong(missing)
    if (missing.length) return
    const answer = await send(
      {
        body: {
          barang: draft.baris.map(({ barang, qty }) => ({ kode_barcode: barang.kode_barcode, qty })),
          alasan: draft.alasan,
          id_trx: draft.id_trx,
        },
      },
      { idTrx: draft.id_trx },
    )
    if (!answer) return
    setKeluar(true)
    try {
      const cara = await sampaiKeluar(String(answer.data.id), bahasa, unduh)
      if (cara) toast('success', `${answer.data.label} Label ${cara}`)
      ganti(emptyDraftLabel())
    } finally {
      setKeluar(false)
    }
  }
  return { cetak, busy: busy || keluar, wrong }
}

type Keluar = 'Dicetak' | 'Diunduh'

/** Written down already: what fails now is tried again without counting anew. undefined: it was given up. */
async function sampaiKeluar(id: string, bahasa: BahasaLabel, unduh: boolean): Promise<Keluar | undefined> {
  for (;;) {
    try {
      return await keluarkan(id, bahasa, unduh)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof PrinterGagal)) throw error
      const lagi = await ask({
        kind: 'error',
        title: 'Label Belum Tercetak',
        text: error.message,
        ok: 'Coba Lagi',
        cancel: bahasa === 'PDF' || unduh ? 'Batal' : 'Unduh Berkasnya',
      })
      if (lagi) continue
      if (bahasa === 'PDF' || unduh) return undefined
      unduh = true
    }
  }
}

async function keluarkan(id: string, bahasa: BahasaLabel, unduh: boolean): Promise<Keluar> {
  const { blob, name } =
    bahasa === 'PDF'
      ? await callFile(labelPdf, { params: { id } }, { timeout: false })
      : await callFile(labelPrinter, { params: { id }, query: { bahasa } }, { timeout: false })
  if (unduh || (bahasa !== 'PDF' && !printerLabel.known.get())) {
    saveFile(name, blob)
    return 'Diunduh'
  }
  if (bahasa === 'PDF') await printPdf(blob)
  else await printerLabel.send(new Uint8Array(await blob.arrayBuffer()))
  return 'Dicetak'
}
