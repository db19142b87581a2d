import { Button, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { KONSUMEN } from '#domain/calls/pembeli.ts'
import { listLeburKeluar, fillLebur, simpanLeburKeluar, type TujuanLebur } from '#domain/calls/hancur.ts'
import { hancur } from '#domain/dokumen/hancur.ts'
import { leburKeluar } from '#domain/dokumen/lebur-keluar.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { rupiah, sumMilligram, type Milligram, type Rupiah as Rp } from '#domain/units.ts'
import { pph22Dari } from '#domain/rules/pajak.ts'
import { useBankChoices } from '#client/kasir/acuan.ts'
import { emptyPembeli, pembeliDiminta, pembeliError, type PembeliDiisi } from '#client/kasir/pembeli.ts'
import { PembeliForm } from '#client/kasir/PembeliForm.tsx'
import { useKeSebab } from '#client/kasir/sebab.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { newIdTrx } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { tellSaveError, useCall, useSend } from '#client/net/query.ts'
import { toast } from '#client/net/toasts.ts'
import { useStoredForm } from '#client/stok/useStoredForm.ts'
import { Gram, Rupiah } from '#client/ui/amounts.tsx'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { errorOf, Field } from '#client/ui/Field.tsx'
import { GramInput, RupiahInput, TextInput } from '#client/ui/inputs.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { Picker } from '#client/ui/Picker.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { RiwayatLebur } from './RiwayatLebur.tsx'
import '#client/stok/stok.css'

interface Content {
  id_trx: string
  tujuan: TujuanLebur
  penerima: string
  /** By group. */
  berat: Record<string, Milligram | null>
  harga: Rp | null
  jenis_bayar: 'CASH' | 'TRANSFER'
  nama_bank: string
  keterangan: string
  /** Undefined in what a former version has kept. */
  pembeli?: PembeliDiisi
}
const empty = (): Content => ({
  id_trx: newIdTrx(),
  tujuan: 'PEMURNI',
  penerima: '',
  berat: {},
  harga: null,
  jenis_bayar: 'CASH',
  nama_bank: '-',
  keterangan: '',
})

type Group = { kode_group: string; nama_group: string; berat: Milligram }

/** Melted gold leaves: to head office, or sold to a refinery (DOMAIN §O.1-4). */
export function KeluarLebur({ children }: { children: ReactNode }) {
  const { content, ubah, baru } = useStoredForm('data_keluar_lebur_tmp', leburKeluar.nama, empty)
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  useKeSebab(wrong)
  const reading = useCall(fillLebur, {}, { staleTime: 5_000 })
  const banks = useBankChoices()
  const otorisasi = useOtorisasi()
  const groups = reading.data ?? []
  const emas = groups.flatMap(({ kode_group }) => {
    const berat = content.berat[kode_group]
    return berat ? [{ kode_group, berat }] : []
  })
  const dijual = content.tujuan === 'PEMURNI'
  const pembeli = content.pembeli ?? emptyPembeli
  const pph_rp = pph22Dari(content.harga ?? rupiah(0), pembeli)
  const ganti = (bagian: Partial<Content>) => {
    setWrong([])
    ubah(bagian)
  }
  const { send, busy } = useSend(simpanLeburKeluar, {
    changes: [fillLebur, listLeburKeluar],
    izin: otorisasi.diminta(leburKeluar.nama),
    onDone: ({ message, data }) => {
      toast('success', `${message} ${data.no}`)
      baru()
    },
    onError: (error) => {
      setWrong(error.errors)
      tellSaveError(error)
    },
  })
  const simpan = () => {
    const missing = [
      ...periksa(content, emas, groups),
      ...(dijual ? pembeliError(pembeli, content.penerima, 'penerima') : []),
    ]
    setWrong(missing)
    if (missing.length || busy) return
    void send(
      {
        body: {
          tujuan: content.tujuan,
          penerima: content.penerima,
          emas,
          harga: dijual ? content.harga! : rupiah(0),
          ...(dijual ? pembeliDiminta(pembeli) : KONSUMEN),
          jenis_bayar: content.jenis_bayar,
          nama_bank: dijual && content.jenis_bayar === 'TRANSFER' ? content.nama_bank : '-',
          keterangan: content.keterangan,
        },
      },
      { idTrx: content.id_trx },
    )
  }
  useKeys({ F9: simpan }, { leave: 'F9' })
  const boleh = mayMake(simpanLeburKeluar)
  const columns: readonly DataColumn<Group>[] = [
    { key: 'kode_group', title: 'Group', value: (g) => g.kode_group },
    { key: 'nama_group', title: 'Nama', value: (g) => g.nama_group },
    { key: 'ada', title: 'Ada', kind: 'gram', value: (g) => g.berat },
    {
      key: 'keluar',
      title: 'Keluar',
      value: (g) => content.berat[g.kode_group] ?? null,
      sort: false,
      render: (g) => (
        <Field
          label=""
          error={errorOf(wrong, `emas.${emas.findIndex((e) => e.kode_group === g.kode_group)}.berat`)}
        >
          {(c) => (
            <GramInput
              {...c}
              aria-label={`Keluar ${g.kode_group}`}
              value={content.berat[g.kode_group] ?? null}
              onChange={(berat) => ganti({ berat: { ...content.berat, [g.kode_group]: berat } })}
            />
          )}
        </Field>
      ),
    },
  ]
  return (
    <>
      <PageHeader title={hancur.nama}>
        {boleh && (
          <>
            <Button disabled={busy} onClick={() => (setWrong([]), baru())}>
              Kosongkan
            </Button>
            <Button type="primary" loading={busy} onClick={simpan}>
              Simpan <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {children}
      {boleh && (
        <section className="stok" aria-label="Keluar lebur baru" onKeyDown={enterGoesOn}>
          <div className="stok-tujuan">
            <div className="field">
              <span className="muted">Tujuan</span>
              <Segmented
                aria-label="Tujuan"
                options={['PEMURNI', 'PUSAT']}
                value={content.tujuan}
                onChange={(tujuan) => ganti({ tujuan: tujuan as TujuanLebur })}
              />
            </div>
            <Field label="Penerima" required error={errorOf(wrong, 'penerima')}>
              {(c) => (
                <TextInput
                  {...c}
                  maxLength={100}
                  value={content.penerima}
                  onChange={(penerima) => ganti({ penerima })}
                />
              )}
            </Field>
            {dijual && (
              <>
                <Field label="Harga" required error={errorOf(wrong, 'harga')}>
                  {(c) => <RupiahInput {...c} value={content.harga} onChange={(harga) => ganti({ harga })} />}
                </Field>
                <div className="field">
                  <span className="muted">Dibayar Dengan</span>
                  <Segmented
                    aria-label="Dibayar dengan"
                    options={['CASH', 'TRANSFER']}
                    value={content.jenis_bayar}
                    onChange={(next) => ganti({ jenis_bayar: next as Content['jenis_bayar'] })}
                  />
                </div>
                {content.jenis_bayar === 'TRANSFER' && (
                  <Field label="Bank" required error={errorOf(wrong, 'nama_bank')}>
                    {(c) => (
                      <Picker<string>
                        {...c}
                        {...banks}
                        value={content.nama_bank === '-' ? null : content.nama_bank}
                        placeholder="Pilih bank"
                        onChange={(nama_bank) => ganti({ nama_bank })}
                      />
                    )}
                  </Field>
                )}
              </>
            )}
            {dijual && (
              <PembeliForm
                pembeli={pembeli}
                errors={wrong}
                disabled={busy}
                onUbah={(bagian) => ganti({ pembeli: { ...pembeli, ...bagian } })}
              />
            )}
            <Field label="Keterangan" error={errorOf(wrong, 'keterangan')}>
              {(c) => (
                <TextInput
                  {...c}
                  maxLength={200}
                  value={content.keterangan}
                  onChange={(keterangan) => ganti({ keterangan })}
                />
              )}
            </Field>
          </div>
          {errorOf(wrong, 'emas') && (
            <p className="field-error" role="alert">
              {errorOf(wrong, 'emas')}
            </p>
          )}
          <DataTable
            label="Isi lebur"
            columns={columns}
            rows={groups}
            rowKey={(g) => g.kode_group}
            reading={reading}
            search={false}
            pageSize={false}
            empty="Tidak Ada Emas Lebur"
          />
          <p className="stok-jumlah" aria-label="Jumlah">
            Keluar{' '}
            <strong>
              <Gram value={sumMilligram(emas.map((e) => e.berat))} />
            </strong>
            {dijual && pph_rp > 0 && (
              <>
                {' '}
                PPh 22 <Rupiah value={pph_rp} />, dibayar{' '}
                <Rupiah value={rupiah((content.harga ?? 0) + pph_rp)} strong />
              </>
            )}
          </p>
        </section>
      )}
      <RiwayatLebur />
      {otorisasi.modal}
    </>
  )
}

const periksa = (
  { tujuan, penerima, harga, jenis_bayar, nama_bank }: Content,
  emas: readonly { kode_group: string; berat: Milligram }[],
  groups: readonly Group[],
): FieldError[] => [
  ...(penerima.trim() ? [] : [{ field: 'penerima', message: 'Penerima Harus Diisi' }]),
  ...(tujuan === 'PUSAT' || harga ? [] : [{ field: 'harga', message: 'Harga Harus Diisi' }]),
  ...(tujuan === 'PEMURNI' && jenis_bayar === 'TRANSFER' && nama_bank === '-'
    ? [{ field: 'nama_bank', message: 'Nama Bank tidak boleh kosong' }]
    : []),
  ...(emas.length > 0 ? [] : [{ field: 'emas', message: 'Emas Masih Kosong' }]),
  ...emas.flatMap((e, i) => {
    const ada = groups.find((g) => g.kode_group === e.kode_group)!.berat
    return e.berat > ada
      ? [
          {
            field: `emas.${i}.berat`,
            message: errors.leburKurang({ kode_group: e.kode_group, berat: ada }).message,
          },
        ]
      : []
  }),
]
