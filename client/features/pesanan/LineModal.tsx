import { Segmented, Select } from 'antd'
import { useRef, useState, type ReactNode } from 'react'
import type { PesananChoices } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import { formatPersen, formatRupiah } from '#domain/format.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { milligram, persen, rupiah } from '#domain/units.ts'
import { Figure } from '#client/kasir/Figure.tsx'
import { DraftFoto } from '#client/kasir/DraftFoto.tsx'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { errorOf, Field, FieldErrors } from '#client/ui/Field.tsx'
import { GramInput, PersenInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { computeLine, lineErrors, type Line, type ComputedLine } from './lines.ts'
import './pesanan.css'

interface Props {
  /** As it stands, or an empty one. */
  line: Line
  /** The faults of the line as it stands. */
  errors: readonly FieldError[]
  acuan: PesananChoices
  settings: Settings
  baru: boolean
  onTaruh: (line: Line) => void
  onTutup: () => void
}

/** A piece being ordered: its description, its cost by today's price, and the customer's own gold in it. */
export function LineModal({ line, errors: sudah, acuan, settings, baru, onTaruh, onTutup }: Props) {
  const [content, setContent] = useState(line)
  const [errors, setErrors] = useState(sudah)
  const form = useRef<HTMLDivElement>(null)
  const hitungan = computeLine(content, acuan, settings)
  const ubah = (bagian: Partial<Line>) => {
    setContent((before) => ({ ...before, ...bagian }))
    setErrors((before) => before.filter((e) => !(e.field in bagian)))
  }
  const chooseGroup = (kode_group: string) => {
    const group = acuan.groups.find((g) => g.kode_group === kode_group)!
    ubah({ kode_group, harga_gram: group.harga_gram })
  }
  const chooseJenis = (kode_dept: string) => {
    const nama = acuan.jenis.find((j) => j.kode_dept === kode_dept)!.nama_dept
    // Most are called what they are.
    const bawaan = content.nama_barang === '' || acuan.jenis.some((j) => j.nama_dept === content.nama_barang)
    ubah({ kode_dept, ...(bawaan && { nama_barang: nama }) })
  }
  const ok = () => {
    const found = lineErrors(content, acuan)
    setErrors(found)
    if (found.length === 0) return onTaruh(content)
    setTimeout(() =>
      form.current
        ?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] input')
        ?.focus(),
    )
  }
  const timbang = () => ambilBerat((berat_customer) => ubah({ berat_customer }))
  useKeys({ F6: timbang }, { covered: true })
  const text = (field: 'nama_barang' | 'ukuran' | 'catatan' | 'nama_atribut', label: string, max: number) => (
    <Field label={label} required={field === 'nama_barang'} error={errorOf(errors, field)}>
      {(c) => (
        <TextInput
          {...c}
          maxLength={max}
          value={content[field]}
          onChange={(text) => ubah({ [field]: text })}
        />
      )}
    </Field>
  )
  const gram = (
    field: 'perkiraan_berat' | 'berat_atribut' | 'berat_customer',
    label: string,
    help?: ReactNode,
  ) => (
    <Field label={label} required={field === 'perkiraan_berat'} help={help} error={errorOf(errors, field)}>
      {(c) => (
        <GramInput
          {...c}
          value={content[field] || null}
          onChange={(mg) => ubah({ [field]: mg ?? milligram(0) })}
        />
      )}
    </Field>
  )
  const uang = (field: 'ongkos' | 'harga_atribut', label: string) => (
    <Field label={label} error={errorOf(errors, field)}>
      {(c) => (
        <RupiahInput
          {...c}
          value={content[field] || null}
          onChange={(rp) => ubah({ [field]: rp ?? rupiah(0) })}
        />
      )}
    </Field>
  )
  return (
    <StaticModal
      open
      title={baru ? 'Tambah Barang Pesanan' : 'Ubah Barang Pesanan'}
      okText={baru ? 'Tambah' : 'Simpan'}
      width={920}
      onOk={ok}
      onClose={onTutup}
    >
      <div ref={form} className="pesan-isian">
        <fieldset>
          <legend>Barang</legend>
          <div className="pesan-tiga">
            <Field label="Group" required error={errorOf(errors, 'kode_group')} help={kadarGroup(hitungan)}>
              {(c) => (
                <Select<string>
                  {...c}
                  {...(baru ? { 'data-autofocus': '' } : {})}
                  showSearch={{ optionFilterProp: 'label' }}
                  popupMatchSelectWidth={false}
                  placeholder="Pilih group"
                  value={content.kode_group || null}
                  onChange={chooseGroup}
                  options={acuan.groups.map((g) => ({ value: g.kode_group, label: sebutGroup(g) }))}
                />
              )}
            </Field>
            <Field label="Jenis" required error={errorOf(errors, 'kode_dept')}>
              {(c) => (
                <Select<string>
                  {...c}
                  showSearch={{ optionFilterProp: 'label' }}
                  placeholder="Pilih jenis"
                  value={content.kode_dept || null}
                  onChange={chooseJenis}
                  options={acuan.jenis.map((j) => ({ value: j.kode_dept, label: j.nama_dept }))}
                />
              )}
            </Field>
            {text('nama_barang', 'Nama Barang', 100)}
            {gram('perkiraan_berat', 'Perkiraan Berat')}
            {text('ukuran', 'Ukuran', 40)}
            {text('catatan', 'Catatan', 200)}
          </div>
        </fieldset>
        <fieldset>
          <legend>Harga</legend>
          <div className="pesan-lima">
            {uang('ongkos', 'Ongkos')}
            <Field
              label="Harga Mengikat"
              error={errorOf(errors, 'mengikat')}
              help={content.mengikat ? 'Harga hari ini' : 'Harga hari diambil'}
            >
              {({ id, 'aria-describedby': told }) => (
                <Segmented<boolean>
                  id={id}
                  block
                  aria-label="Harga Mengikat"
                  aria-describedby={told}
                  options={[
                    { value: true, label: 'YA' },
                    { value: false, label: 'TIDAK' },
                  ]}
                  value={content.mengikat}
                  onChange={(mengikat) => ubah({ mengikat })}
                />
              )}
            </Field>
            {text('nama_atribut', 'Atribut', 60)}
            {gram('berat_atribut', 'Berat Atribut')}
            {uang('harga_atribut', 'Harga Atribut')}
          </div>
        </fieldset>
        <fieldset>
          <legend>Emas Customer</legend>
          <div className="pesan-tiga">
            {gram('berat_customer', 'Berat Emas Customer', 'Ditimbang di depan customer')}
            <Field label="Kadar Emas Customer" error={errorOf(errors, 'kadar_customer')}>
              {(c) => (
                <PersenInput
                  {...c}
                  value={content.kadar_customer || null}
                  onChange={(kadar) => ubah({ kadar_customer: kadar ?? persen(0) })}
                />
              )}
            </Field>
            <div className="pesan-timbang">
              <TimbanganButton onAmbil={timbang} />
            </div>
          </div>
        </fieldset>
        <DraftFoto
          kunci={content.kunci}
          nama={content.nama_barang || 'barang'}
          dokumen="pesanan"
          sebutan="Foto Atau Sketsa"
        />
        <FieldErrors errors={errors.filter((e) => e.field === 'harga_gram')} />
        <Perkiraan hitungan={hitungan} onPakai={(harga_gram) => ubah({ harga_gram })} />
      </div>
    </StaticModal>
  )
}

const sebutGroup = (g: PesananChoices['groups'][number]): string =>
  `${g.kode_group} · ${g.nama_group} · ${g.harga_gram > 0 ? `${formatRupiah(g.harga_gram)}/g` : 'harga belum diisi'}`

const kadarGroup = ({ group }: ComputedLine): ReactNode =>
  group && `Kadar ${formatPersen(group.kadar)} · ${group.kadar_cetak}`

/** The estimated price and how it comes about, read out to the customer. */
function Perkiraan({
  hitungan: { line, harga_jual, harga_total, rumus, emas_sisa, harga_baru },
  onPakai,
}: {
  hitungan: ComputedLine
  onPakai: (harga_gram: NonNullable<ComputedLine['harga_baru']>) => void
}) {
  return (
    <section className="pesan-perkiraan" aria-label="Perkiraan harga" aria-live="polite">
      <dl className="till-figures">
        {harga_baru !== undefined && (
          <div className="till-perlu">
            <dt>
              Harga Berubah: <Rupiah value={line.harga_gram} /> menjadi <Rupiah value={harga_baru} />
            </dt>
            <dd>
              <button type="button" className="button" onClick={() => onPakai(harga_baru)}>
                Pakai Harga Baru
              </button>
            </dd>
          </div>
        )}
        <Figure nama={rumus} rp={harga_jual} />
        {line.ongkos > 0 && <Figure nama="Ongkos" rp={line.ongkos} />}
        {line.harga_atribut > 0 && <Figure nama="Atribut" rp={line.harga_atribut} />}
        <div className="till-due">
          <dt>Perkiraan</dt>
          <dd>
            <Rupiah value={harga_total} />
          </dd>
        </div>
      </dl>
      {emas_sisa > 0 && (
        <small>
          Emas customer lebih dari yang dipakai: kira-kira <Gram value={emas_sisa} /> kembali saat diambil
        </small>
      )}
    </section>
  )
}
