import { Button, Input } from 'antd'
import { useState } from 'react'
import { templatePesan, ubahTemplatePesan, type TemplatePesan } from '#domain/calls/pesan.ts'
import type { FieldError } from '#domain/errors.ts'
import { pesanText, TEMPLATE_MAKS, type PesanFields } from '#domain/rules/pesan.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { errorsOf, Field } from '#client/ui/Field.tsx'
import './kabar.css'

/** Part of /settingNota: what customers are told, in the shop's own words. */
export function AturPesan() {
  const reading = useCall(templatePesan, {}, { enabled: mayMake(templatePesan) })
  if (!mayMake(templatePesan)) return null
  return (
    <section className="card kabar-atur" aria-label="Pesan ke customer">
      <h2>Pesan Ke Customer</h2>
      <p className="muted">
        Dipakai tombol Kabari di beranda, pesanan, dan service. Yang di dalam kurung {'{ }'} diganti sendiri.
      </p>
      {!reading.data && <Menunggu reading={reading} apa="Pesan Ke Customer" />}
      <div className="kabar-daftar">
        {reading.data?.map((template) => (
          <SatuPesan key={`${template.jenis} ${template.teks}`} template={template} />
        ))}
      </div>
    </section>
  )
}

function SatuPesan({
  template: { jenis, nama, teks: tersimpan, bawaan, isian: form },
}: {
  template: TemplatePesan
}) {
  const [text, setText] = useState(tersimpan)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const boleh = mayMake(ubahTemplatePesan)
  const { send, busy } = useSend(ubahTemplatePesan, {
    changes: [templatePesan],
    onDone: ({ message }) => toast('success', message),
    onError: (error) =>
      error.kind === 'refused' && error.errors.length > 0 ? setWrong(error.errors) : tellSaveError(error),
  })
  const ubah = (next: string) => {
    setText(next)
    setWrong([])
  }
  const berubah = text.trim() !== tersimpan
  return (
    <div>
      <Field
        label={nama}
        error={errorsOf(wrong, 'teks')}
        help={form.map((one) => `{${one.nama}} ${one.arti}`).join(', ')}
      >
        {(control) => (
          <Input.TextArea
            {...control}
            disabled={!boleh}
            autoSize={{ minRows: 3, maxRows: 8 }}
            maxLength={TEMPLATE_MAKS}
            value={text}
            onChange={(event) => ubah(event.target.value)}
          />
        )}
      </Field>
      <p className="muted kabar-contoh">Contoh: {pesanText(text, example())}</p>
      {boleh && (
        <div className="page-actions">
          <Button disabled={busy || text === bawaan} onClick={() => ubah(bawaan)}>
            Bawaan
          </Button>
          <Button disabled={!berubah || busy} onClick={() => ubah(tersimpan)}>
            Batalkan Isian
          </Button>
          <Button
            type="primary"
            disabled={!berubah}
            loading={busy}
            aria-label={`Simpan pesan ${nama}`}
            onClick={() => void send({ params: { jenis }, body: { teks: text } })}
          >
            Simpan
          </Button>
        </div>
      )}
    </div>
  )
}

const example = (): Record<PesanFields, string> => ({
  nama: 'IBU RATNA',
  no: 'PS-TK01-250115-0001',
  barang: 'CINCIN POLOS',
  toko: currentSession()?.userdata.nama_toko ?? '',
  tanggal: '20 Januari 2025',
  sisa: 'Rp. 1,500,000',
})
