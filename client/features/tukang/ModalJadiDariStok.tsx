import { Button } from 'antd'
import { useState } from 'react'
import { simpanJadiDariStok } from '#domain/calls/bahan-tukang.ts'
import { callsStok, type BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import { listPesanan, lihatPesanan } from '#domain/calls/pesanan.ts'
import { jadiDariStok } from '#domain/dokumen/jadi-dari-stok.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { formatGram } from '#domain/format.ts'
import { tolakBarang } from '#domain/rules/dokumen-stok.ts'
import { newIdTrx, type ApiError } from '#client/net/api.ts'
import { fetchCall, tellFailure, tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { beep } from '#client/ui/beep.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import './tukang.css'

/** Pieces of the shop's own stock fill an order: each that is scanned goes to the first open line of its group (DOMAIN §O.2-8). */
export function ModalJadiDariStok({ no_pesanan, onClose }: { no_pesanan: string; onClose: () => void }) {
  const [id_trx] = useState(newIdTrx)
  const [content, setContent] = useState<Record<number, BarangStokDilihat>>({})
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const pesanan = useCall(lihatPesanan, { params: { no_pesanan } }, { staleTime: 0 })
  const lines = (pesanan.data?.detail_barang ?? []).filter((b) => b.status === 'OPEN')
  const terisi = lines.flatMap(({ no }) =>
    content[no] ? [{ no, kode_barcode: content[no].kode_barcode }] : [],
  )
  const { send, busy } = useSend(simpanJadiDariStok, {
    changes: [lihatPesanan, listPesanan],
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no}`)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const tolak = (message: string) => {
    beep('error')
    setWrong([{ field: 'scan', message }])
  }
  const scan = async (kode_barcode: string) => {
    setWrong([])
    try {
      const barang = await fetchCall(callsStok(jadiDariStok).scan, { params: { kode_barcode } })
      const refusal =
        tolakBarang(jadiDariStok.dari, barang) ??
        (Object.values(content).some((b) => b.id === barang.id) ? errors.barangGanda(barang) : undefined)
      if (refusal) return tolak(refusal.message)
      const line = lines.find((b) => !content[b.no] && b.kode_group === barang.kode_group)
      if (!line) return tolak(`Tidak Ada Barang Pesanan Group ${barang.kode_group} Yang Masih Ditunggu`)
      beep('success')
      setContent((before) => ({ ...before, [line.no]: barang }))
    } catch (error) {
      beep('error')
      void tellFailure(error as ApiError)
    }
  }
  const simpan = () => {
    if (terisi.length === 0) return tolak('Barang Masih Kosong')
    if (!busy) void send({ body: { no_pesanan, barang: terisi, id_trx } }, { idTrx: id_trx })
  }
  return (
    <StaticModal
      open
      width={640}
      title={`Jadi Dari Stok ${no_pesanan}`}
      busy={busy}
      onOk={simpan}
      onClose={onClose}
    >
      <ScanBox onScan={(code) => void scan(code)} busy={busy} />
      {wrong.map((e) => (
        <p key={e.field} className="field-error" role="alert">
          {e.message}
        </p>
      ))}
      {!pesanan.data ? (
        <Menunggu reading={pesanan} apa="Pesanan" />
      ) : (
        <ol className="tukang-isi" aria-label="Barang pesanan">
          {lines.map((b) => (
            <li key={b.no}>
              <span>
                <strong>{b.nama_barang}</strong>{' '}
                <small className="muted">
                  {b.kode_group} · perkiraan {formatGram(b.perkiraan_berat)} g
                </small>
              </span>
              {content[b.no] ? (
                <span className="page-actions">
                  {content[b.no]!.kode_barcode} {content[b.no]!.nama_barang}{' '}
                  {formatGram(content[b.no]!.berat)} g
                  <Button
                    size="small"
                    aria-label={`Lepas ${content[b.no]!.kode_barcode}`}
                    onClick={() => setContent(({ [b.no]: _, ...rest }) => rest)}
                  >
                    Lepas
                  </Button>
                </span>
              ) : (
                <span className="muted">belum diisi</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </StaticModal>
  )
}
