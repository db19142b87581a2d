import { Button } from 'antd'
import {
  readBuktiTerima,
  perjalananKirim,
  tanpaBuktiTerima,
  tanyaBuktiTerima,
  downloadKirimFile,
  type Perjalanan,
} from '#domain/calls/kirim.ts'
import type { FieldError } from '#domain/errors.ts'
import { confirm } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { invalidate, tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { useUnduh } from '#client/ui/useUnduh.ts'
import { FileReadButton } from './FileReadButton.tsx'

interface Props {
  kiriman: Perjalanan
  alasan: string
  onWrong: (errors: readonly FieldError[]) => void
}

/** A shipment whose receiver is on another server: its letter goes out, the receipt comes back (DOMAIN §O.7-3). */
export function AntarServer({ kiriman: { no_kirim, kode_cabang, berkas_keluar }, alasan, onWrong }: Props) {
  const { unduh, busy: mengunduh } = useUnduh()
  const changes = [perjalananKirim]
  const sampai = (data: { diterima: number; ditolak: number }) =>
    toast('success', `${data.diterima} Barang Diterima ${kode_cabang}, ${data.ditolak} Ditolak`)
  const read = useSend(readBuktiTerima, { changes, onDone: ({ data }) => sampai(data) })
  const tanya = useSend(tanyaBuktiTerima, {
    changes,
    onDone: ({ data }) =>
      data.diterima + data.ditolak > 0
        ? sampai(data)
        : toast('info', `Belum Ada Kabar Baru Dari ${kode_cabang}`),
  })
  const tanpa = useSend(tanpaBuktiTerima, {
    changes,
    onDone: ({ message }) => toast('success', message),
    onError: (error) => {
      onWrong(error.errors)
      tellSaveError(error)
    },
  })
  const tanpaBukti = async () => {
    const empty = alasan.trim() === ''
    onWrong(empty ? [{ field: 'alasan', message: 'Alasan Harus Diisi' }] : [])
    if (empty) return
    if (!(await confirm(`Catat semua yang masih di jalan sudah diterima ${kode_cabang}, tanpa bukti`))) return
    await tanpa.send({ body: { no_kirim, alasan } })
  }
  const busy = read.busy || tanya.busy || tanpa.busy
  return (
    <section className="kirim-server" aria-label="Toko di server lain">
      <p className="muted">
        {kode_cabang} memakai server sendiri: berkas kirimannya dibaca di sana, bukti terimanya dibaca di
        sini.
        {berkas_keluar && ' Berkas sudah keluar: yang ditarik kembali harus ditolak dulu di sana.'}
      </p>
      <div className="page-actions">
        {mayMake(downloadKirimFile) && (
          <Button
            type={berkas_keluar ? 'default' : 'primary'}
            loading={mengunduh}
            onClick={async () => {
              await unduh(downloadKirimFile, { params: { no: no_kirim } })
              await invalidate(perjalananKirim)
            }}
          >
            Unduh Berkas Kiriman
          </Button>
        )}
        {berkas_keluar && mayMake(readBuktiTerima) && (
          <>
            <FileReadButton
              label="Baca Bukti Terima"
              busy={read.busy}
              onRead={(file) => void read.send({ body: { berkas: file } })}
            />
            <Button
              loading={tanya.busy}
              disabled={busy}
              onClick={() => void tanya.send({ body: { no_kirim } }, { timeout: false })}
            >
              Tanya Server {kode_cabang}
            </Button>
          </>
        )}
        {berkas_keluar && mayMake(tanpaBuktiTerima) && (
          <Button danger loading={tanpa.busy} disabled={busy} onClick={() => void tanpaBukti()}>
            Sudah Diterima, Tanpa Bukti
          </Button>
        )}
      </div>
    </section>
  )
}
