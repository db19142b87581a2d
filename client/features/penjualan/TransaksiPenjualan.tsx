import { Button, Spin } from 'antd'
import { useState } from 'react'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { confirm } from '#client/ui/dialogs.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { timbangan } from '#client/ui/timbangan.ts'
import { useTombol } from '#client/ui/tombol.ts'
import { fokus, idSunting } from './BidangBaris.tsx'
import { DaftarBaris } from './DaftarBaris.tsx'
import { ModalPembayaran } from './ModalPembayaran.tsx'
import { ModalTersimpan } from './ModalTersimpan.tsx'
import { ID_PELANGGAN, ID_SALES, PanelPelanggan } from './PanelPelanggan.tsx'
import { PanelTotal } from './PanelTotal.tsx'
import { PetaTombol } from './PetaTombol.tsx'
import { TombolTimbangan } from './TombolTimbangan.tsx'
import { useIzin } from './useIzin.ts'
import { usePindai } from './usePindai.ts'
import { useSettings } from './pengaturan.ts'
import { useSimpan, type Tersimpan } from './useSimpan.ts'
import { useTransaksi } from './useTransaksi.ts'
import './till.css'

/** The till: scan, agree, pay, save; by keyboard and scanner alone (DOMAIN §B.1). */
export function TransaksiPenjualan() {
  const { settings, failed } = useSettings()
  if (failed) return <EmptyState title="Parameter Toko Belum Bisa Dibaca" text="Periksa koneksi, lalu muat ulang layar ini." />
  return settings ? <Kasir settings={settings} /> : <Spin className="till-wait" />
}

function Kasir({ settings }: { settings: Settings }) {
  const transaksi = useTransaksi(settings)
  const { draf, hitungan, terpilih } = transaksi
  const [paying, setPaying] = useState(false)
  const [saved, setSaved] = useState<Tersimpan>()
  const izin = useIzin(transaksi)
  const { simpan, busy } = useSimpan(transaksi, izin, setSaved)
  const { pindai, hasil, busy: scanning } = usePindai(transaksi)
  const empty = hitungan.baris.length === 0

  const save = () => {
    setPaying(false)
    simpan()
  }
  const hapus = async (kode_barcode: string) => {
    const line = hitungan.baris.find((b) => b.baris.barang.kode_barcode === kode_barcode)
    if (line && !draf.dikirim && (await confirm(`Hapus ${line.baris.barang.nama_barang} ${kode_barcode}`))) transaksi.laku({ aksi: 'hapus', kode_barcode })
  }
  const ambilTimbangan = () => {
    const { berat } = timbangan.get()
    const line = hitungan.baris.find((b) => b.baris.barang.kode_barcode === terpilih)
    if (line && berat !== null && !draf.dikirim) void izin.ubah(line, { berat })
  }
  const batalkan = async () => {
    if (await confirm('Kosongkan transaksi ini')) transaksi.kosongkan()
  }
  useTombol({
    F2: () => fokus(berikutnya()),
    F4: () => fokus(ID_SALES),
    F6: ambilTimbangan,
    F7: () => fokus(ID_PELANGGAN),
    F8: () => !empty && !draf.dikirim && setPaying(true),
    F9: () => !empty && simpan(),
    Escape: keScan,
  })

  return (
    <div className="till" onKeyDown={(event) => diScan(event, transaksi.geser, () => terpilih && void hapus(terpilih))}>
      <PageHeader title="Transaksi Penjualan">
        <TombolTimbangan onAmbil={ambilTimbangan} />
        {!empty && <Button onClick={() => void batalkan()} disabled={busy}>Kosongkan</Button>}
      </PageHeader>
      <div className="till-main">
        <ScanBox onScan={pindai} busy={scanning} active={!draf.dikirim && !paying && !saved} />
        <p className={hasil?.baik === false ? 'till-hasil till-hasil-salah' : 'till-hasil'} role="status">{hasil?.teks ?? ' '}</p>
        <DaftarBaris transaksi={transaksi} onIzin={(line, kategori) => void izin.minta(line, kategori)} onUbah={(line, bagian) => void izin.ubah(line, bagian)} onHapus={(kode) => void hapus(kode)} onSelesai={keScan} />
      </div>
      <aside className="till-side">
        <PanelPelanggan transaksi={transaksi} onSelesai={keScan} />
        <PanelTotal transaksi={transaksi} busy={busy} onBayar={() => setPaying(true)} onSimpan={simpan} />
      </aside>
      <PetaTombol />
      {paying && <ModalPembayaran transaksi={transaksi} onTutup={() => setPaying(false)} onSimpan={save} />}
      {izin.modal}
      {saved && (
        <ModalTersimpan
          title={simpanPenjualan.message}
          no_faktur_group={saved.no_faktur_group}
          nomor={saved.no_faktur_group_user}
          total_bayar={saved.total_bayar}
          kembalian={saved.kembalian}
          selesai="Transaksi Berikutnya"
          onSelesai={() => setSaved(undefined)}
        />
      )}
    </div>
  )
}

/** Leaves whatever has the focus; the scan box takes it. */
const keScan = (): void => (document.activeElement as HTMLElement | null)?.blur()

/** F2 goes round the fields of the chosen line, the price first. */
const PUTARAN = (['harga_jual', 'ongkos', 'berat'] as const).map(idSunting)
const berikutnya = (): string => PUTARAN[(PUTARAN.indexOf(document.activeElement?.id ?? '') + 1) % PUTARAN.length]!

/** Arrows and Delete in the empty scan box mean the list below it. */
function diScan(event: React.KeyboardEvent, geser: (langkah: 1 | -1) => void, hapus: () => void): void {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || !field.hasAttribute('data-scan') || field.value !== '') return
  if (event.key === 'ArrowDown') geser(1)
  else if (event.key === 'ArrowUp') geser(-1)
  else if (event.key === 'Delete') hapus()
  else return
  event.preventDefault()
}
