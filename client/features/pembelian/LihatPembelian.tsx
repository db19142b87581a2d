import { Button, Select } from 'antd'
import { useState } from 'react'
import { cetakPembelian } from '#domain/calls/nota-pembelian.ts'
import { daftarPembelian } from '#domain/calls/pembelian.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { useCall } from '#client/net/query.ts'
import { DetailPembelian } from './DetailPembelian.tsx'
import { keadaanBeli } from './status.tsx'
import { kodeBeli } from './kode-beli.ts'
import { useCetakBeli } from './useCetakBeli.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { COLUMNS } from './columns.tsx'
import '#client/ui/detail.css'

const KEADAAN = ['SEMUA', 'OPEN', 'DONE', 'BATAL'] as const
const BATAS = 500
const NOMOR = /^(BL|TK)-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/

/** Purchases and trade-ins of a range of days, found by number, old nota, customer, phone or barcode; one of them whole, and its nota again. */
export function LihatPembelian() {
  const hariIni = currentSession()!.userdata.tgl_system
  const [range, setRange] = useState<{ tgl_from: TanggalSystem; tgl_to: TanggalSystem }>({
    tgl_from: hariIni,
    tgl_to: hariIni,
  })
  const [text, setText] = useState('')
  const [status, setStatus] = useState<(typeof KEADAAN)[number]>('SEMUA')
  const [opened, setOpened] = useState<string>()
  const {
    data = [],
    isFetching,
    error,
  } = useCall(
    daftarPembelian,
    { query: { ...range, ...(text ? { cari: text } : {}), limit: BATAS } },
    { keepPrevious: true, staleTime: 5_000 },
  )
  const shown = status === 'SEMUA' ? data : data.filter((faktur) => keadaanBeli(faktur) === status)
  return (
    <>
      <PageHeader title="Lihat Pembelian" />
      <div className="jual-cari">
        <Field label="Tanggal Awal">
          {(c) => (
            <TanggalPicker
              {...c}
              allowClear={false}
              value={range.tgl_from}
              max={range.tgl_to}
              onChange={(d) => d && setRange({ ...range, tgl_from: d as TanggalSystem })}
            />
          )}
        </Field>
        <Field label="Tanggal Akhir">
          {(c) => (
            <TanggalPicker
              {...c}
              allowClear={false}
              value={range.tgl_to}
              min={range.tgl_from}
              onChange={(d) => d && setRange({ ...range, tgl_to: d as TanggalSystem })}
            />
          )}
        </Field>
        <Field label="Status">
          {(c) => (
            <Select
              {...c}
              className="jual-status"
              value={status}
              onChange={setStatus}
              options={KEADAAN.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        <div className="jual-scan">
          <ScanBox
            label="Cari pembelian"
            placeholder="No faktur, nota lama, nama, no HP, atau barcode"
            mask={cari}
            inputMode="text"
            onScan={(kode) => (NOMOR.test(kode) ? setOpened(kode) : setText(kode))}
            active={!opened}
          />
        </div>
      </div>
      {text && (
        <p>
          Hasil pencarian <strong>{text}</strong>{' '}
          <Button size="small" onClick={() => setText('')}>
            Hapus Pencarian
          </Button>
        </p>
      )}
      {error && (
        <p className="field-error" role="alert">
          {error.message}
        </p>
      )}
      <DataTable
        label="Pembelian"
        columns={COLUMNS}
        rows={shown}
        rowKey={(f) => f.no_faktur_group}
        loading={isFetching}
        search={false}
        onOpen={(f) => setOpened(f.no_faktur_group)}
        empty="Data Yang Anda Cari Tidak Ada"
        csv="pembelian.csv"
      />
      {data.length === BATAS && (
        <p className="muted">
          Hanya {BATAS} pembelian terbaru yang ditampilkan. Persempit tanggal atau pencarian.
        </p>
      )}
      {opened && <ModalDetail no_faktur_group={opened} onTutup={() => setOpened(undefined)} />}
    </>
  )
}

/** A name may be searched for too. */
const cari = (text: string): string =>
  text.includes(' ') ? text.toUpperCase().replace(/[^A-Z0-9. -]/g, '') : kodeBeli(text)

function ModalDetail({ no_faktur_group, onTutup }: { no_faktur_group: string; onTutup: () => void }) {
  const { cetak, busy, modal } = useCetakBeli()
  const footer = (
    <>
      <Button onClick={onTutup}>Tutup</Button>
      {mayMake(cetakPembelian) && (
        <Button loading={busy} onClick={() => void cetak(no_faktur_group, '80')}>
          Cetak Nota 80 mm
        </Button>
      )}
      {mayMake(cetakPembelian) && (
        <Button loading={busy} onClick={() => void cetak(no_faktur_group, 'A5')}>
          Cetak Nota A5
        </Button>
      )}
    </>
  )
  return (
    <StaticModal open title="Detail Pembelian" width={940} onClose={onTutup} footer={footer}>
      <DetailPembelian no_faktur_group={no_faktur_group} />
      {modal}
    </StaticModal>
  )
}
