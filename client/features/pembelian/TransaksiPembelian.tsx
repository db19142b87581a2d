import { Button, Spin } from 'antd'
import { useState } from 'react'
import { acuanPembelian, simpanPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { useCall } from '#client/net/query.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { barisDitimbang, DaftarBeli, idBeli } from './DaftarBeli.tsx'
import { galatBeli } from './galat-beli.ts'
import { Halangan } from './Halangan.tsx'
import { barisNota, type BeliDihitung } from './keranjang-beli.ts'
import { ModalPilihNota } from './ModalPilihNota.tsx'
import { ModalTanpaNota } from './ModalTanpaNota.tsx'
import { PanelIdentitas } from './PanelIdentitas.tsx'
import { notaSekarang } from './segarkan.ts'
import { isScanBeli, kodeBeli, useCariBeli } from './useCariBeli.ts'
import { notaBeli } from './useCetakBeli.ts'
import { useIzinBeli } from './useIzinBeli.ts'
import { confirm } from '#client/net/dialogs.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ModalPembayaran } from '#client/kasir/ModalPembayaran.tsx'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ID_PELANGGAN, ID_SALES, PanelPelanggan } from '#client/features/member/PanelPelanggan.tsx'
import { keScan } from '#client/ui/ke-scan.ts'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { timbangan } from '#client/kasir/timbangan.ts'
import { useTombol } from '#client/ui/tombol.ts'
import { TombolTimbangan } from '#client/kasir/TombolTimbangan.tsx'
import { PanelTotal } from './PanelTotal.tsx'
import { useSimpanBeli, type BeliTersimpan } from './useSimpanBeli.ts'
import { useTransaksiBeli } from './useTransaksiBeli.ts'
import '#client/kasir/till.css'

/** Buying back: find the nota, weigh, judge, pay out, save; by keyboard and scanner alone (DOMAIN §B.3). */
export function TransaksiPembelian() {
  const { settings, failed } = useSettings()
  const { data: acuan, isError } = useCall(acuanPembelian, {}, { staleTime: 60_000 })
  if (failed || (isError && !acuan))
    return (
      <EmptyState
        title="Parameter Toko Belum Bisa Dibaca"
        text="Periksa koneksi, lalu muat ulang layar ini."
      />
    )
  return settings && acuan ? <Pembeli settings={settings} acuan={acuan} /> : <Spin className="till-wait" />
}

const fokus = (id: string): void => document.getElementById(id)?.focus()
function Pembeli({ settings, acuan }: { settings: Settings; acuan: AcuanPembelian }) {
  const transaksi = useTransaksiBeli(settings, acuan)
  const { draf, hitungan, galat, laku, isi } = transaksi
  const [open, setOpen] = useState<'bayar' | 'tanpa-nota'>()
  const [saved, setSaved] = useState<BeliTersimpan>()
  const [baru, setBaru] = useState<string>()
  const izin = useIzinBeli(hitungan, laku)
  const { simpan, busy } = useSimpanBeli(transaksi, izin, setSaved)
  const cari = useCariBeli(draf.baris, (nota) => {
    laku({ aksi: 'tambah', baris: barisNota(nota) })
    setBaru(nota.no_faktur_jual)
  })
  const empty = hitungan.baris.length === 0

  const save = () => {
    setOpen(undefined)
    simpan()
  }
  const hapus = async ({ baris, nama_barang }: BeliDihitung) => {
    if (await confirm(`Hapus ${nama_barang}`)) laku({ aksi: 'hapus', kunci: baris.kunci })
  }
  const timbang = () => {
    const { berat } = timbangan.get()
    const line = barisDitimbang(hitungan.baris)
    if (line && berat !== null && !draf.dikirim)
      laku({ aksi: 'ubah', kunci: line.baris.kunci, bagian: { berat } })
  }
  const batalkan = async () => {
    if (await confirm('Kosongkan transaksi ini')) transaksi.kosongkan()
  }
  useTombol(
    {
      F2: () => !empty && fokus(idBeli(hitungan.baris.length - 1, 'berat')),
      F3: () => !draf.dikirim && setOpen('tanpa-nota'),
      F4: () => fokus(ID_SALES),
      F6: timbang,
      F7: () => fokus(ID_PELANGGAN),
      F8: () => !empty && !draf.dikirim && setOpen('bayar'),
      F9: () => !empty && simpan(),
      Escape: keScan,
    },
    { leave: 'F9' },
  )

  return (
    <div className="till till-beli">
      <PageHeader title="Transaksi Pembelian">
        <TombolTimbangan onAmbil={timbang} />
        <Button onClick={() => setOpen('tanpa-nota')} disabled={draf.dikirim}>
          Tanpa Nota <kbd>F3</kbd>
        </Button>
        {!empty && (
          <Button onClick={() => void batalkan()} disabled={busy}>
            Kosongkan
          </Button>
        )}
      </PageHeader>
      <div className="till-main">
        <ScanBox
          label="Cari nota"
          placeholder="Scan barcode atau QR nota, atau ketik no nota, lalu Enter"
          mask={kodeBeli}
          isCode={isScanBeli}
          inputMode="text"
          onScan={cari.cari}
          busy={cari.busy}
          active={!draf.dikirim && !open && !saved}
        />
        <p
          className={cari.hasil?.baik === false ? 'till-hasil till-hasil-salah' : 'till-hasil'}
          role="status"
        >
          {cari.hasil?.teks ?? ' '}
        </p>
        {empty ? (
          <EmptyState
            title="Barang Masih Kosong"
            text="Scan barcode atau nota dari toko mana pun. Barang tanpa nota: F3."
          />
        ) : (
          <DaftarBeli
            lines={hitungan.baris}
            acuan={acuan}
            galat={galatBeli(galat, hitungan.baris)}
            disabled={draf.dikirim}
            baru={baru}
            onUbah={(kunci, bagian) => laku({ aksi: 'ubah', kunci, bagian })}
            onIzin={izin.minta}
            onHapus={(line) => void hapus(line)}
            onSelesai={keScan}
            onSegarkan={({ baris }) =>
              void notaSekarang(baris.kunci).then((nota) => nota && laku({ aksi: 'segarkan', nota }))
            }
          />
        )}
      </div>
      <aside className="till-side">
        <PanelPelanggan
          pelanggan={draf.pelanggan}
          errors={galat}
          disabled={draf.dikirim}
          onUbah={(bagian) => isi({ pelanggan: { ...draf.pelanggan, ...bagian } })}
          onSelesai={keScan}
        />
        {hitungan.identitas && (
          <PanelIdentitas
            identitas={draf.identitas}
            errors={galat}
            disabled={draf.dikirim}
            onUbah={(bagian) => isi({ identitas: { ...draf.identitas, ...bagian } })}
          />
        )}
        <PanelTotal transaksi={transaksi} busy={busy} onBayar={() => setOpen('bayar')} onSimpan={simpan} />
      </aside>
      <PetaTombol />
      {open === 'bayar' && (
        <ModalPembayaran
          arah="KELUAR"
          total={transaksi.hitungan.total}
          value={transaksi.draf.pembayaran}
          onChange={(pembayaran) => transaksi.isi({ pembayaran })}
          onTutup={() => setOpen(undefined)}
          onSimpan={save}
        />
      )}
      {open === 'tanpa-nota' && (
        <ModalTanpaNota
          acuan={acuan}
          onTutup={() => setOpen(undefined)}
          onTambah={(baris) => {
            laku({ aksi: 'tambah', baris })
            setOpen(undefined)
          }}
        />
      )}
      {cari.pilihan && <ModalPilihNota pilihan={cari.pilihan} onPilih={cari.ambil} onTutup={cari.tutup} />}
      {izin.modal}
      {saved && (
        <ModalTersimpan
          title={simpanPembelian.message}
          cetakan={notaBeli(saved.no_faktur_group)}
          nomor={saved.no_faktur_group_user}
          label="Dibayar Toko"
          total={saved.total}
          selesai="Transaksi Berikutnya"
          onSelesai={() => {
            setSaved(undefined)
            cari.lupakan()
          }}
        >
          <Halangan {...saved} />
        </ModalTersimpan>
      )}
    </div>
  )
}

const TOMBOL: readonly [tombol: string, arti: string][] = [
  ['F2', 'Ubah berat'],
  ['F3', 'Tanpa nota'],
  ['F4', 'Sales'],
  ['F6', 'Timbangan'],
  ['F7', 'Pelanggan'],
  ['F8', 'Pembayaran'],
  ['F9', 'Simpan'],
  ['Esc', 'Kembali ke scan'],
]
const PetaTombol = () => (
  <footer className="till-keys" aria-label="Tombol cepat">
    {TOMBOL.map(([tombol, arti]) => (
      <span key={tombol}>
        <kbd>{tombol}</kbd> {arti}
      </span>
    ))}
  </footer>
)
