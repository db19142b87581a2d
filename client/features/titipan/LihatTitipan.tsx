import { Button, Select } from 'antd'
import { useState } from 'react'
import { daftarTitipan, lihatTitipan, simpanTitipan, type TitipanRingkas } from '#domain/calls/titipan.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { mayMake } from '#client/net/may.ts'
import { currentSession } from '#client/net/session.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { DataTable } from '#client/ui/DataTable.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { titipanColumns } from './columns.tsx'
import { ModalTitipan } from './ModalTitipan.tsx'
import { ModalTitipUang } from './ModalTitipUang.tsx'

const STATUS = ['OPEN', 'FINISH', 'CLOSE', 'SEMUA'] as const
const BATAS = 500
const teks = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9. -]/g, '')

/** Deposits: those still open, or others of a range of days; one of them whole, and what can be done with it (DOMAIN §B.2, §F.3). */
export function LihatTitipan() {
  const hariIni = currentSession()!.userdata.tgl_system
  const [range, setRange] = useState<{ tgl_from?: TanggalSystem; tgl_to?: TanggalSystem }>({})
  const [status, setStatus] = useState<(typeof STATUS)[number]>('OPEN')
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<string>()
  const [uang, setUang] = useState(false)
  const days =
    status === 'SEMUA' && !range.tgl_from && !range.tgl_to && !text
      ? { tgl_from: hariIni, tgl_to: hariIni }
      : range
  const query = {
    ...days,
    ...(status === 'SEMUA' ? {} : { status_titipan: status }),
    ...(text ? { cari: text } : {}),
    limit: BATAS,
  }
  const {
    data = [],
    isFetching,
    error,
  } = useCall(daftarTitipan, { query }, { keepPrevious: true, staleTime: 5_000 })
  useLive('titipan', () => void invalidate(daftarTitipan, lihatTitipan))
  const tanggal = (key: 'tgl_from' | 'tgl_to') => (value: string | null) =>
    setRange(({ [key]: _, ...rest }) => (value ? { ...rest, [key]: value as TanggalSystem } : rest))

  return (
    <>
      <PageHeader
        title="Lihat Titipan"
        about="Titipan yang masih berjalan, dan yang sudah diambil atau dibatalkan."
      >
        {mayMake(simpanTitipan) && <Button onClick={() => setUang(true)}>Titip Uang</Button>}
      </PageHeader>
      <div className="jual-cari">
        <Field label="Status">
          {(c) => (
            <Select
              {...c}
              className="jual-status"
              value={status}
              onChange={setStatus}
              options={STATUS.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
        <Field label="Tanggal Awal">
          {(c) => (
            <TanggalPicker
              {...c}
              value={days.tgl_from ?? null}
              {...(days.tgl_to ? { max: days.tgl_to } : {})}
              onChange={tanggal('tgl_from')}
            />
          )}
        </Field>
        <Field label="Tanggal Akhir">
          {(c) => (
            <TanggalPicker
              {...c}
              value={days.tgl_to ?? null}
              {...(days.tgl_from ? { min: days.tgl_from } : {})}
              onChange={tanggal('tgl_to')}
            />
          )}
        </Field>
        <div className="jual-scan">
          <ScanBox
            label="Cari titipan"
            placeholder="No titipan, nama, no HP, atau barcode"
            mask={teks}
            inputMode="text"
            onScan={(given) => setText(given.trim())}
            active={!opened && !uang}
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
      <DataTable<TitipanRingkas>
        label="Titipan"
        columns={titipanColumns(hariIni)}
        rows={data}
        rowKey={(t) => t.no_titip_group}
        loading={isFetching}
        search={false}
        onOpen={(t) => setOpened(t.no_titip_group)}
        empty="Data Yang Anda Cari Tidak Ada"
        csv="titipan.csv"
      />
      {data.length === BATAS && (
        <p className="muted">
          Hanya {BATAS} titipan terbaru yang ditampilkan. Persempit tanggal atau pencarian.
        </p>
      )}
      {opened && <ModalTitipan no_titip_group={opened} onTutup={() => setOpened(undefined)} />}
      {uang && <ModalTitipUang onTutup={() => setUang(false)} />}
    </>
  )
}
