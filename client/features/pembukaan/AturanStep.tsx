import { Checkbox, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { hargaEmas, type HargaGroupDiatur } from '#domain/calls/harga-emas.ts'
import { pembukaanState, simpanAturan } from '#domain/calls/pembukaan.ts'
import type { FieldError } from '#domain/errors.ts'
import { kondisiPembelian } from '#domain/masters/kondisi-pembelian.ts'
import { kondisiPinjaman } from '#domain/masters/kondisi-pinjaman.ts'
import { parameterPoint } from '#domain/masters/parameter-point.ts'
import { parameterRugiNota } from '#domain/masters/parameter-rugi-nota.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { rupiah, type Persen, type Rupiah } from '#domain/units.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { Menunggu } from '#client/ui/Unread.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { PersenInput, RupiahInput } from '#client/ui/inputs.tsx'
import {
  BELUM_DIISI,
  belumDisebut,
  dikirim,
  parameterRugi,
  aturanRequest,
  susunAturan,
  type Aturan,
  type AturanAda,
  type RugiRow,
  type AturanForm,
} from './aturan.ts'
import { EXAMPLE_PINJAMAN, ExampleBeli, ExampleBunga, ExamplePoin } from './ExampleAturan.tsx'
import { lupakan, useDraft } from './draft.ts'
import { Kerangka } from './Kerangka.tsx'
import type { StepProps } from './steps.ts'
import { SheetCell } from './Cell.tsx'

/** Sets what the shop takes off at buy-back, what earns points, and what a loan costs. No rule is made unseen. */
export function AturanStep(props: StepProps) {
  const opts = { staleTime: 0 }
  const rugi = useCall(parameterRugiNota.calls.semua, {}, opts)
  const kondisi = useCall(kondisiPembelian.calls.semua, {}, opts)
  const point = useCall(parameterPoint.calls.semua, {}, opts)
  const pinjaman = useCall(kondisiPinjaman.calls.semua, {}, opts)
  const harga = useCall(hargaEmas, {}, opts)
  const { settings, reading } = useSettings()
  const [rugi_nota, kondisi_pembelian, poin, kondisi_pinjaman] = [
    rugi.data,
    kondisi.data,
    point.data,
    pinjaman.data,
  ]
  if (!rugi_nota || !kondisi_pembelian || !poin || !kondisi_pinjaman || !harga.data || !settings)
    return <Menunggu reading={[rugi, kondisi, point, pinjaman, harga, reading]} apa="Aturan" />
  const ada = { rugi_nota, kondisi_pembelian, poin, kondisi_pinjaman } as unknown as AturanAda
  return <Content {...props} ada={ada} group={harga.data.group} settings={settings} />
}

interface FormProps extends StepProps {
  ada: AturanAda
  group: HargaGroupDiatur[]
  settings: Settings
}

function Content({ state, bingkai, onLanjut, ada, group, settings }: FormProps) {
  const [form, setForm] = useDraft<AturanForm>('aturan', BELUM_DIISI)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const aturan = susunAturan(ada, group, form)
  const simpan = useSend(simpanAturan, {
    changes: [
      pembukaanState,
      parameterRugiNota.calls.semua,
      kondisiPembelian.calls.semua,
      parameterPoint.calls.semua,
      kondisiPinjaman.calls.semua,
    ],
    onDone: () => {
      lupakan('aturan')
      onLanjut()
    },
    onError: (error) =>
      error.errors.some((e) => e.field !== '') ? setErrors(error.errors) : tellSaveError(error),
  })
  const lanjut = () => {
    const wrong = belumDisebut(aturan)
    setErrors(wrong)
    if (wrong.length === 0) void simpan.send({ body: aturanRequest(aturan) })
  }
  const ganti = (more: Partial<AturanForm>) => {
    setErrors([])
    setForm({ ...form, ...more })
  }
  const bagian = { aturan, form, errors, onChange: ganti }
  return (
    <Kerangka
      {...bingkai}
      title="Aturan toko"
      onLanjut={lanjut}
      busy={simpan.busy}
      tentang="Yang dipotong saat barang dibeli kembali, poin member, dan bunga pinjaman. Isinya usulan yang lazim: ubah seperti aturan toko Anda. Contohnya dihitung dengan aturan di halaman ini."
    >
      <div className="aturan-beli">
        <div>
          <RugiTable {...bagian} />
          <KondisiTable {...bagian} />
        </div>
        <ExampleBeli
          aturan={aturan}
          parameter={parameterRugi(ada, aturan.rugi_nota)}
          group={group}
          settings={settings}
        />
      </div>
      <PoinForm {...bagian} />
      <PinjamanTable {...bagian} mulai={state.tgl_system} kelipatan={settings.PEMBULATAN} />
    </Kerangka>
  )
}

interface BagianProps {
  aturan: Aturan
  form: AturanForm
  errors: readonly FieldError[]
  onChange: (more: Partial<AturanForm>) => void
}

const TIPE = [
  { value: 'PERSENTASE' as const, label: 'Persen' },
  { value: 'RP' as const, label: 'Rp per gram' },
]

function RugiTable({ aturan, form, errors, onChange }: BagianProps) {
  const sent = dikirim(aturan).rugi_nota
  const ubah = ({ kode_group, tipe, nilai }: RugiRow, more: Partial<Pick<RugiRow, 'tipe' | 'nilai'>>) =>
    onChange({ rugi_nota: { ...form.rugi_nota, [kode_group]: { tipe, nilai, ...more } } })
  return (
    <section className="card" aria-label="Rugi nota">
      <h2>Rugi nota</h2>
      <p className="muted">
        Potongan dari harga nota untuk setiap group, berapa pun umur notanya. Potongan menurut umur diatur
        nanti di Parameter Rugi Nota.
      </p>
      <div className="pembukaan-tabel">
        <table>
          <thead>
            <tr>
              <th>Group</th>
              <th>Tipe</th>
              <th className="number">Potongan</th>
            </tr>
          </thead>
          <tbody>
            {aturan.rugi_nota.map((row) => (
              <tr key={row.kode_group}>
                <td className="teks">{row.nama_group}</td>
                {row.bertingkat ? (
                  <td className="teks muted" colSpan={2}>
                    Menurut umur, di Parameter Rugi Nota
                  </td>
                ) : (
                  <>
                    <td>
                      <Select
                        aria-label={`Tipe rugi nota ${row.nama_group}`}
                        value={row.tipe}
                        options={TIPE}
                        onChange={(tipe) => ubah(row, { tipe, nilai: null })}
                      />
                    </td>
                    <td>
                      <SheetCell error={errorOf(errors, `rugi_nota.${sent.indexOf(row)}.nilai`)}>
                        <Nilai
                          label={`Rugi nota ${row.nama_group}`}
                          tipe={row.tipe}
                          nilai={row.nilai}
                          onNilai={(nilai) => ubah(row, { nilai })}
                        />
                      </SheetCell>
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Nilai({
  label,
  tipe,
  nilai,
  onNilai,
}: {
  label: string
  tipe: RugiRow['tipe']
  nilai: number | null
  onNilai: (nilai: number | null) => void
}) {
  return tipe === 'RP' ? (
    <RupiahInput aria-label={label} value={nilai as Rupiah | null} onChange={onNilai} suffix="/g" />
  ) : (
    <PersenInput aria-label={label} value={nilai as Persen | null} onChange={onNilai} />
  )
}

function KondisiTable({ aturan, form, errors, onChange }: BagianProps) {
  const sent = dikirim(aturan).kondisi_pembelian
  const ubah = (kode: string, more: AturanForm['kondisi_pembelian'][string]) =>
    onChange({
      kondisi_pembelian: {
        ...form.kondisi_pembelian,
        [kode]: { ...form.kondisi_pembelian[kode], ...more },
      },
    })
  return (
    <section className="card" aria-label="Potongan kondisi">
      <h2>Potongan kondisi</h2>
      <p className="muted">
        Dipotong lagi menurut keadaan barang. Yang dibeli tanpa surat tidak kena rugi nota: potongannya dari
        harga beli hari ini.
      </p>
      <div className="pembukaan-tabel">
        <table>
          <thead>
            <tr>
              <th>Kondisi</th>
              <th>Tipe</th>
              <th className="number">Potongan</th>
            </tr>
          </thead>
          <tbody>
            {aturan.kondisi_pembelian.map((row) => (
              <tr key={row.kode}>
                <td className="teks">
                  <Checkbox
                    checked={row.pakai}
                    disabled={row.ada}
                    onChange={({ target }) => ubah(row.kode, { pakai: target.checked })}
                  >
                    {row.kondisi}
                    {row.tanpa_surat && <small className="pembukaan-rincian">tanpa surat</small>}
                  </Checkbox>
                </td>
                <td>
                  <Select
                    aria-label={`Tipe potongan ${row.kondisi}`}
                    disabled={!row.pakai}
                    value={row.tipe as RugiRow['tipe']}
                    options={TIPE}
                    onChange={(tipe) => ubah(row.kode, { tipe })}
                  />
                </td>
                <td>
                  <SheetCell
                    error={
                      errorOf(errors, `kondisi_pembelian.${sent.indexOf(row)}.persentase`) ??
                      errorOf(errors, `kondisi_pembelian.${sent.indexOf(row)}.potongan`) ??
                      errorOf(errors, `kondisi_pembelian.${sent.indexOf(row)}.kode`) ??
                      errorOf(errors, `kondisi_pembelian.${sent.indexOf(row)}.kondisi`)
                    }
                  >
                    {row.tipe === 'RP' ? (
                      <RupiahInput
                        aria-label={`Potongan ${row.kondisi}`}
                        disabled={!row.pakai}
                        suffix="/g"
                        value={row.potongan}
                        onChange={(rp) => ubah(row.kode, { potongan: rp ?? rupiah(0) })}
                      />
                    ) : (
                      <PersenInput
                        aria-label={`Potongan ${row.kondisi}`}
                        disabled={!row.pakai}
                        value={row.persentase}
                        onChange={(persen) => ubah(row.kode, { persentase: persen ?? (0 as Persen) })}
                      />
                    )}
                  </SheetCell>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PoinForm({ aturan: { poin }, form, errors, onChange }: BagianProps) {
  const ubah = (more: AturanForm['poin']) => onChange({ poin: { ...form.poin, ...more } })
  return (
    <section className="card" aria-label="Poin member">
      <h2>Poin member</h2>
      <p>
        <Checkbox
          checked={poin.pakai}
          disabled={poin.ada}
          onChange={({ target }) => ubah({ pakai: target.checked })}
        >
          Belanja mendapat poin, semua group
        </Checkbox>
      </p>
      {poin.pakai && (
        <div className="pembukaan-bidang">
          <Field label="Setiap Kelipatan" error={errorOf(errors, 'poin.0.kelipatan')}>
            {(control) => (
              <RupiahInput
                {...control}
                value={rupiah(poin.kelipatan)}
                onChange={(rp) => ubah({ kelipatan: rp ?? 0 })}
              />
            )}
          </Field>
          <Field label="Poin" error={errorOf(errors, 'poin.0.poin')}>
            {(control) => (
              <InputNumber
                {...control}
                min={0}
                precision={0}
                value={poin.poin}
                onChange={(n) => ubah({ poin: n ?? 0 })}
              />
            )}
          </Field>
        </div>
      )}
      <ExamplePoin poin={poin} />
    </section>
  )
}

function PinjamanTable({
  aturan,
  form,
  errors,
  onChange,
  mulai,
  kelipatan,
}: BagianProps & { mulai: string; kelipatan: number }) {
  const sent = dikirim(aturan).kondisi_pinjaman
  const ubah = (kode: string, more: AturanForm['kondisi_pinjaman'][string]) =>
    onChange({
      kondisi_pinjaman: {
        ...form.kondisi_pinjaman,
        [kode]: { ...form.kondisi_pinjaman[kode], ...more },
      },
    })
  const persen = (row: Aturan['kondisi_pinjaman'][number], field: 'bunga' | 'maks_persen', label: string) => (
    <SheetCell error={errorOf(errors, `kondisi_pinjaman.${sent.indexOf(row)}.${field}`)}>
      <PersenInput
        aria-label={`${label} ${row.nama}`}
        disabled={!row.pakai}
        value={row[field]}
        onChange={(value) => ubah(row.kode, { [field]: value ?? (0 as Persen) })}
      />
    </SheetCell>
  )
  return (
    <section className="card" aria-label="Bunga pinjaman">
      <h2>Bunga pinjaman</h2>
      <p className="muted">
        Untuk pinjaman dengan jaminan perhiasan. Tanpa hari tenggang, tanpa batas rupiah; itu diatur nanti di
        Kondisi Pinjaman. Contoh bunganya untuk {EXAMPLE_PINJAMAN}.
      </p>
      <div className="pembukaan-tabel">
        <table>
          <thead>
            <tr>
              <th>Syarat</th>
              <th>Metode</th>
              <th className="number">Bunga / Bulan</th>
              <th className="number">Maks Taksiran</th>
              <th className="number">Contoh Bunga</th>
            </tr>
          </thead>
          <tbody>
            {aturan.kondisi_pinjaman.map((row) => (
              <tr key={row.kode}>
                <td className="teks">
                  <Checkbox
                    checked={row.pakai}
                    disabled={row.ada}
                    onChange={({ target }) => ubah(row.kode, { pakai: target.checked })}
                  >
                    {row.nama}
                  </Checkbox>
                </td>
                <td className="teks">
                  {row.metode === 'HARIAN' ? `Harian, minimal ${row.min_hari} hari` : 'Bulanan'}
                </td>
                <td>{persen(row, 'bunga', 'Bunga')}</td>
                <td>{persen(row, 'maks_persen', 'Maksimal')}</td>
                <td className="teks number" aria-label={`Contoh bunga ${row.nama}`}>
                  {row.pakai && <ExampleBunga syarat={row} mulai={mulai} kelipatan={kelipatan} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
