import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { batalPenjualan, daftarPenjualan, validasiPenjualan, type PenjualanRingkas } from '#domain/calls/penjualan.ts'
import { mayMake } from '#client/app/may.ts'
import { useLive } from '#client/live.ts'
import { invalidate, useCall } from '#client/query.ts'
import { DataTable, type DataColumn } from '#client/ui/DataTable.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { DetailPenjualan } from './DetailPenjualan.tsx'
import { kolomBarang, kolomCustomerSales, kolomFakturJam, kolomTotal } from './kolom.tsx'
import { ModalDetail } from './ModalDetail.tsx'
import { ModalHasilValidasi } from './ModalHasilValidasi.tsx'
import { ModalTolak } from './ModalTolak.tsx'
import { useValidasi } from './useValidasi.ts'

const ULANG_MS = 20_000

/** Saved sales that wait for the cashier: validated one by one or many at once, or rejected (DOMAIN §B.5). */
export function ValidasiPenjualan() {
  const { data = [], isPending, error } = useCall(daftarPenjualan, { query: { status_valid: 'OPEN', limit: 500 } }, { staleTime: 0, refetchInterval: ULANG_MS, quiet: true })
  useLive('penjualan', () => void invalidate(daftarPenjualan))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<string>()
  const [rejecting, setRejecting] = useState<string>()
  const { validasi, berjalan, hasil, tutup } = useValidasi(() => setChosen(new Set()))

  const ready = data.filter(bisa).map((s) => s.no_faktur_group)
  const selected = ready.filter((no) => chosen.has(no))
  const [mayValidate, mayReject] = [mayMake(validasiPenjualan), mayMake(batalPenjualan)]
  const choose = (no: string, on: boolean) => setChosen((before) => new Set(on ? [...before, no] : [...before].filter((n) => n !== no)))
  const one = (no: string) => {
    setOpened(undefined)
    void validasi([no])
  }

  const tombol = (s: PenjualanRingkas) => (
    <div className="page-actions" onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Button size="small" onClick={() => setOpened(s.no_faktur_group)}>Detail</Button>
      {mayValidate && <Button size="small" type="primary" disabled={!bisa(s) || berjalan !== undefined} onClick={() => one(s.no_faktur_group)}>Validasi</Button>}
      {mayReject && <Button size="small" danger onClick={() => setRejecting(s.no_faktur_group)}>Batal</Button>}
    </div>
  )
  const columns: DataColumn<PenjualanRingkas>[] = [
    ...(mayValidate
      ? [{
          key: 'pilih', title: '', sort: false, csv: false, value: () => '',
          render: (s: PenjualanRingkas) => (
            <span onClick={(event) => event.stopPropagation()}>
              <Checkbox aria-label={`Pilih ${s.no_faktur_group}`} disabled={!bisa(s)} checked={selected.includes(s.no_faktur_group)} onChange={(event) => choose(s.no_faktur_group, event.target.checked)} />
            </span>
          ),
        } satisfies DataColumn<PenjualanRingkas>]
      : []),
    kolomFakturJam, kolomTotal, KEADAAN, kolomCustomerSales, kolomBarang,
    { key: 'aksi', title: '', sort: false, csv: false, pinned: true, value: () => '', render: tombol },
  ]

  return (
    <>
      <PageHeader title="Validasi Penjualan" about={isPending ? undefined : `${data.length} penjualan menunggu validasi`}>
        {mayValidate && ready.length > 0 && (
          <Checkbox className="validasi-semua" checked={selected.length === ready.length} indeterminate={selected.length > 0 && selected.length < ready.length} onChange={(event) => setChosen(new Set(event.target.checked ? ready : []))}>Pilih Semua</Checkbox>
        )}
        {mayValidate && <Button type="primary" disabled={selected.length === 0} loading={berjalan !== undefined} onClick={() => void validasi(selected)}>{berjalan ?? `Validasi ${selected.length} Terpilih`}</Button>}
      </PageHeader>
      {error && <p className="field-error" role="alert">{error.message}</p>}
      <DataTable label="Penjualan yang menunggu validasi" columns={columns} rows={data} rowKey={(s) => s.no_faktur_group} loading={isPending} onOpen={(s) => setOpened(s.no_faktur_group)} empty="Tidak Ada Penjualan Yang Menunggu Validasi" />
      {opened && (
        <ModalDetail
          no_faktur_group={opened}
          onTutup={() => setOpened(undefined)}
          aksi={
            <>
              {mayReject && <Button danger onClick={() => { setOpened(undefined); setRejecting(opened) }}>Batal</Button>}
              {mayValidate && <Button type="primary" disabled={!ready.includes(opened)} onClick={() => one(opened)}>Validasi</Button>}
            </>
          }
        >
          <DetailPenjualan no_faktur_group={opened} />
        </ModalDetail>
      )}
      {rejecting && <ModalTolak no_faktur_group={rejecting} onTutup={() => setRejecting(undefined)} />}
      {hasil && <ModalHasilValidasi hasil={hasil} onTutup={tutup} />}
    </>
  )
}

const bisa = (s: PenjualanRingkas): boolean => s.alasan_tidak_bisa.length === 0

const KEADAAN: DataColumn<PenjualanRingkas> = {
  key: 'alasan_tidak_bisa',
  title: 'Keadaan',
  value: (s) => s.alasan_tidak_bisa.join(', ') || 'Siap Validasi',
  render: (s) => (bisa(s) ? <span className="jual-siap">Siap Validasi</span> : <span className="jual-alasan">{s.alasan_tidak_bisa.map((text) => <span key={text}>{text}</span>)}</span>),
}
