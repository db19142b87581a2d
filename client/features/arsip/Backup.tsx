import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { arsipkanPenjualan } from '#domain/calls/arsip.ts'
import { listCadangan } from '#domain/calls/cadangan.ts'
import { formatNumber, formatTanggal } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { mayMake } from '#client/net/may.ts'
import { toast } from '#client/net/toasts.ts'
import { ScreenPart } from '#client/stok/ScreenPart.tsx'
import { Menunggu } from '#client/ui/Unread.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { ArsipList } from './ArsipList.tsx'
import { ModalFilter } from './ModalFilter.tsx'
import { JumlahBackup, BackupTable } from './BackupTable.tsx'
import { useBackup } from './useBackup.ts'
import { useTruncate } from './useTruncate.ts'
import './backup.css'

const BAGIAN = { backup: 'Backup', arsip: 'Arsip' } as const
type Bagian = keyof typeof BAGIAN

/** Old sales and purchases leave the lists of every day, and nothing else (spec 001 §2.3, DOMAIN §B.20). */
export function Backup() {
  const [bagian, setBagian] = useState<Bagian>('backup')
  const { settings, reading } = useSettings()
  const tabs = <ScreenPart bagian={BAGIAN} dibuka={bagian} onBuka={setBagian} />
  if (bagian === 'arsip')
    return (
      <>
        <PageHeader title="Backup" />
        {tabs}
        <ArsipList />
      </>
    )
  return settings ? (
    <Memilih min_hari={settings.ARSIP_MIN_HARI}>{tabs}</Memilih>
  ) : (
    <Menunggu reading={reading} apa="Setting" />
  )
}

const nomor = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9-]/g, '')

function Memilih({ min_hari, children }: { min_hari: number; children: ReactNode }) {
  const data = useBackup(min_hari)
  const truncate = useTruncate(data)
  const [filter, setFilter] = useState(false)
  const { rows, rentang, jenis } = data
  const boleh = mayMake(arsipkanPenjualan)
  const { sibuk, kerjakan } = truncate
  useKeys({ F2: () => setFilter(true), ...(boleh && { F9: () => kerjakan('truncate') }) })
  const scan = (text: string) => {
    const found = (rows ?? []).filter((r) => [r.no, r.no_faktur_group, r.kode_barcode].includes(text))
    if (found.length === 0) toast('info', messages.backupTidakTersedia)
    else data.choose(found, true)
  }
  return (
    <>
      <PageHeader
        title="Backup"
        about={
          rows &&
          `${jenis} ${formatTanggal(rentang.tgl_from)} s/d ${formatTanggal(rentang.tgl_to)}, ${formatNumber(rows.length)} baris`
        }
      >
        <Button disabled={sibuk !== undefined} onClick={() => setFilter(true)}>
          Filter Backup <kbd>F2</kbd>
        </Button>
        {boleh && (
          <>
            <Button
              danger
              disabled={sibuk !== undefined}
              loading={sibuk === 'clear'}
              onClick={() => kerjakan('clear')}
            >
              Clear
            </Button>
            <Button
              type="primary"
              disabled={sibuk !== undefined && sibuk !== 'truncate'}
              loading={sibuk === 'truncate'}
              onClick={() => kerjakan('truncate')}
            >
              Truncate <kbd>F9</kbd>
            </Button>
          </>
        )}
      </PageHeader>
      {children}
      {rows && rows.length > 0 && (
        <div className="backup-scan">
          <ScanBox
            label="Centang baris"
            placeholder="No faktur atau barcode, lalu Enter: barisnya dicentang"
            inputMode="text"
            mask={nomor}
            active={!filter && sibuk === undefined}
            onScan={scan}
          />
        </div>
      )}
      <BackupTable data={data} truncate={truncate} min_hari={min_hari} />
      {rows && <JumlahBackup jumlah={data.jumlah} />}
      <p className="muted">
        Layar ini mengarsipkan transaksi lama; ini bukan cadangan data
        {mayMake(listCadangan) && (
          <>
            {' '}
            (<Link to="/cadangan">Cadangan</Link>)
          </>
        )}
        . Yang diarsipkan hilang dari Lihat Penjualan, Lihat Pembelian dan layar ini saja. Nomor, barcode, QR
        nota, riwayat member, beli kembali dan semua laporan tetap menemukannya. Boleh sesudah {min_hari}{' '}
        hari.
      </p>
      {filter && (
        <ModalFilter data={data} truncate={truncate} min_hari={min_hari} onTutup={() => setFilter(false)} />
      )}
      {truncate.modal}
    </>
  )
}
