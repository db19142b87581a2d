import { Button, Select } from 'antd'
import { useState } from 'react'
import { daftarPenjualan, type PenjualanRingkas } from '#domain/calls/penjualan.ts'
import { verifikasiNota } from '#domain/calls/nota-penjualan.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { currentSession } from '#client/net/session.ts'
import { useCall } from '#client/net/query.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import {
  barangColumn,
  cetakColumn,
  customerColumn,
  fakturColumn,
  salesColumn,
  statusColumn,
  totalColumn,
  waktuColumn,
} from './columns.tsx'
import { ModalDetail } from './ModalDetail.tsx'
import { kodeNota, useCariNota } from './useCariNota.ts'
import { keadaan } from './status.tsx'

const COLUMNS = [
  fakturColumn,
  waktuColumn,
  customerColumn,
  salesColumn,
  barangColumn,
  totalColumn,
  statusColumn,
  cetakColumn,
]
const KEADAAN = ['SEMUA', 'OPEN', 'DONE', 'BATAL'] as const
const BATAS = 500

/** Sales of a range of days, found by number, customer, phone, barcode or the QR of their nota; one of them whole, and its nota again. */
export function LihatPenjualan() {
  const hariIni = currentSession()!.userdata.tgl_system
  const [range, setRange] = useState<{ tgl_from: TanggalSystem; tgl_to: TanggalSystem }>({
    tgl_from: hariIni,
    tgl_to: hariIni,
  })
  const [text, setText] = useState('')
  const [status, setStatus] = useState<(typeof KEADAAN)[number]>('SEMUA')
  const [opened, setOpened] = useState<{ no_faktur_group: string; asli: boolean }>()
  const {
    data = [],
    isFetching,
    error,
  } = useCall(
    daftarPenjualan,
    { query: { ...range, ...(text ? { cari: text } : {}), limit: BATAS } },
    { keepPrevious: true, staleTime: 5_000 },
  )
  const { cari, busy } = useCariNota({
    onBuka: (no_faktur_group, asli) => setOpened({ no_faktur_group, asli }),
    onCari: setText,
  })
  const shown = status === 'SEMUA' ? data : data.filter((sale) => keadaan(sale) === status)
  const open = ({ no_faktur_group }: PenjualanRingkas) => setOpened({ no_faktur_group, asli: false })

  return (
    <>
      <PageHeader title="Lihat Penjualan" />
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
            label="Cari penjualan"
            placeholder="No faktur, nama, no HP, barcode, atau scan QR nota"
            mask={kodeNota}
            inputMode="text"
            onScan={cari}
            busy={busy}
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
        label="Penjualan"
        columns={COLUMNS}
        rows={shown}
        rowKey={(s) => s.no_faktur_group}
        loading={isFetching}
        search={false}
        onOpen={open}
        empty="Data Yang Anda Cari Tidak Ada"
        csv="penjualan.csv"
      />
      {data.length === BATAS && (
        <p className="muted">
          Hanya {BATAS} penjualan terbaru yang ditampilkan. Persempit tanggal atau pencarian.
        </p>
      )}
      {opened && (
        <ModalDetail no_faktur_group={opened.no_faktur_group} onTutup={() => setOpened(undefined)}>
          <DetailPenjualan no_faktur_group={opened.no_faktur_group}>
            {opened.asli && (
              <p className="jual-asli" role="status">
                {verifikasiNota.message}
              </p>
            )}
          </DetailPenjualan>
        </ModalDetail>
      )}
    </>
  )
}
