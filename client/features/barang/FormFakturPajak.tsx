import { Segmented } from 'antd'
import { useState } from 'react'
import { listBarang, lihatBarang, ubahFakturPajak, type BarangLengkap } from '#domain/calls/data-barang.ts'
import type { FieldError } from '#domain/errors.ts'
import { periksaFaktur } from '#domain/rules/ubah-barang.ts'
import { currentSession } from '#client/net/session.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { fieldsOf } from '#client/ui/fields.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { empty } from './form.ts'

/** Names the supplier's tax invoice that a piece came with, or says that it came with none. */
export function FormFakturPajak({ barang, onClose }: { barang: BarangLengkap; onClose: () => void }) {
  const [content, setContent] = useState({
    punya_faktur_pajak: barang.punya_faktur_pajak,
    faktur_pajak_pemasok: empty(barang.faktur_pajak_pemasok),
    faktur_pajak_no: empty(barang.faktur_pajak_no),
    faktur_pajak_tgl: barang.faktur_pajak_tgl,
  })
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const { send, busy } = useSend(ubahFakturPajak, {
    changes: [lihatBarang, listBarang],
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const body = {
      ...content,
      faktur_pajak_pemasok: content.faktur_pajak_pemasok.trim() || '-',
      faktur_pajak_no: content.faktur_pajak_no.trim() || '-',
    }
    const hari = currentSession()!.userdata.tgl_system
    const missing = periksaFaktur(body, hari).flatMap((refusal) => refusal.errors)
    setWrong(missing)
    if (missing.length === 0) void send({ body: { id: barang.id, ...body } })
  }
  const change = (part: Partial<typeof content>) => setContent((c) => ({ ...c, ...part }))
  const f = fieldsOf(content, change, (field) => errorOf(wrong, field), busy)
  return (
    <StaticModal
      open
      title={`Faktur Pajak ${barang.kode_barcode}`}
      busy={busy}
      onOk={simpan}
      okText="Simpan Data"
      onClose={onClose}
    >
      <div className="barang-form">
        <Field label="Faktur Pajak Pemasok">
          {({ id }) => (
            <Segmented
              id={id}
              aria-label="Faktur pajak pemasok"
              block
              options={['ADA', 'TIDAK ADA']}
              value={content.punya_faktur_pajak ? 'ADA' : 'TIDAK ADA'}
              onChange={(next) => change({ punya_faktur_pajak: next === 'ADA' })}
            />
          )}
        </Field>
        {content.punya_faktur_pajak && (
          <>
            {f.text('faktur_pajak_pemasok', 'Pemasok', 100, { required: true })}
            {f.text('faktur_pajak_no', 'No Faktur Pajak', 40, { required: true })}
            <Field label="Tanggal Faktur Pajak" required error={errorOf(wrong, 'faktur_pajak_tgl')}>
              {(control) => (
                <TanggalPicker
                  {...control}
                  disabled={busy}
                  value={content.faktur_pajak_tgl}
                  onChange={(next) => change({ faktur_pajak_tgl: next as typeof content.faktur_pajak_tgl })}
                />
              )}
            </Field>
          </>
        )}
      </div>
    </StaticModal>
  )
}
