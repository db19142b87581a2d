import { Button, Input, Segmented, Select, Switch } from 'antd'
import { useEffect, useId, useState } from 'react'
import type { CallReply } from '#domain/call.ts'
import { simpanPengaturanNota } from '#domain/calls/atur-nota.ts'
import { allPengaturanNota } from '#domain/calls/pengaturan-nota.ts'
import {
  MAX_KEPALA_LINES,
  KERTAS_NOTA,
  LEMBAR_MAKS,
  NAMA_KERTAS,
  NOTA_DITIMBANG,
  PENGATURAN_NOTA_BAWAAN,
  type KertasNota,
  type PengaturanNota,
} from '#domain/rules/pengaturan-nota.ts'
import type { FieldError } from '#domain/errors.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useSend } from '#client/net/query.ts'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { toast } from '#client/net/toasts.ts'
import { useKeys } from '#client/ui/keys.ts'
import { Pratinjau } from './Pratinjau.tsx'

type Nota = CallReply<typeof allPengaturanNota>[number]

/** The paper of one kind of nota beside what it looks like. */
export function AturNota({
  nota: { jenis, ...tersimpan },
  onBerubah,
}: {
  nota: Nota
  onBerubah: (berubah: boolean) => void
}) {
  const [form, setForm] = useState<PengaturanNota>(tersimpan)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const rapi = rapikan(form)
  const berubah = JSON.stringify(rapi) !== JSON.stringify(rapikan(tersimpan))
  useEffect(() => onBerubah(berubah), [berubah, onBerubah])
  const boleh = mayMake(simpanPengaturanNota)
  const { send, busy } = useSend(simpanPengaturanNota, {
    changes: [allPengaturanNota],
    onDone: ({ data, message }) => {
      toast('success', message)
      setForm(data)
    },
    onError: (error) =>
      error.kind === 'refused' && error.errors.length > 0 ? setWrong(error.errors) : tellSaveError(error),
  })
  const simpan = () => void send({ params: { jenis }, body: rapi })
  useKeys({ F9: simpan }, { enabled: boleh && berubah && !busy })
  const ubah = (bagian: Partial<PengaturanNota>) => {
    setForm((now) => ({ ...now, ...bagian }))
    setWrong([])
  }
  return (
    <div className="nota-atur">
      <section className="card" aria-label="Pengaturan nota">
        <Field
          label={`Baris kepala (maksimal ${MAX_KEPALA_LINES})`}
          error={wrong.find((e) => e.field.startsWith('kepala'))?.message}
          help="Di bawah alamat toko, satu baris per baris: jam buka, media sosial, dan sebagainya"
        >
          {(control) => (
            <Input.TextArea
              {...control}
              disabled={!boleh}
              rows={2}
              value={form.kepala.join('\n')}
              onChange={(event) =>
                ubah({ kepala: event.target.value.split('\n').slice(0, MAX_KEPALA_LINES) })
              }
            />
          )}
        </Field>
        <Field
          label="Kaki nota"
          error={errorOf(wrong, 'kaki')}
          help="Di bawah ketentuan beli kembali, yang selalu dicetak. Menolak pengembalian barang tidak boleh ditulis (UU 8/1999 pasal 18)"
        >
          {(control) => (
            <Input.TextArea
              {...control}
              disabled={!boleh}
              rows={3}
              maxLength={400}
              value={form.kaki}
              onChange={(event) => ubah({ kaki: event.target.value })}
            />
          )}
        </Field>
        <Field label="Kertas">
          {({ id }) => (
            <Segmented<KertasNota>
              id={id}
              aria-label="Kertas"
              disabled={!boleh}
              options={KERTAS_NOTA.map((value) => ({ value, label: NAMA_KERTAS[value] }))}
              value={form.kertas}
              onChange={(kertas) => ubah({ kertas })}
            />
          )}
        </Field>
        <Field label="Jumlah lembar">
          {({ id }) => (
            <Select
              id={id}
              className="nota-lembar"
              disabled={!boleh}
              value={form.lembar}
              onChange={(lembar) => ubah({ lembar })}
              options={Array.from({ length: LEMBAR_MAKS }, (_, i) => ({
                value: i + 1,
                label: `${i + 1} lembar`,
              }))}
            />
          )}
        </Field>
        <Saklar
          label="Tampilkan harga per gram"
          disabled={!boleh}
          checked={form.harga_gram}
          onChange={(harga_gram) => ubah({ harga_gram })}
        />
        <Saklar
          label="Cetak QR keaslian"
          disabled={!boleh}
          checked={form.qr}
          onChange={(qr) => ubah({ qr })}
        />
        {NOTA_DITIMBANG.includes(jenis) && (
          <Saklar
            label="Cetak nomor timbangan"
            disabled={!boleh}
            checked={form.timbangan}
            onChange={(timbangan) => ubah({ timbangan })}
          />
        )}
        {boleh && (
          <div className="page-actions nota-simpan">
            <Button onClick={() => ubah(PENGATURAN_NOTA_BAWAAN)} disabled={busy}>
              Bawaan
            </Button>
            <Button onClick={() => ubah(tersimpan)} disabled={!berubah || busy}>
              Batalkan Isian
            </Button>
            <Button type="primary" onClick={simpan} disabled={!berubah} loading={busy}>
              Simpan <kbd>F9</kbd>
            </Button>
          </div>
        )}
      </section>
      <Pratinjau jenis={jenis} pengaturan={rapi} />
    </div>
  )
}

function Saklar({
  label,
  ...control
}: {
  label: string
  disabled: boolean
  checked: boolean
  onChange: (on: boolean) => void
}) {
  const id = useId()
  return (
    <div className="nota-pilihan">
      <Switch id={id} {...control} />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}

/** As it is stored: without blank lines and blanks at the ends. */
const rapikan = ({ kepala, kaki, ...rest }: PengaturanNota): PengaturanNota => ({
  kepala: kepala.map((line) => line.trim()).filter(Boolean),
  kaki: kaki.trim(),
  ...rest,
})
