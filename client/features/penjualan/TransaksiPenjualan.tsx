import { Spin } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { scanBarang } from '#domain/calls/barang.ts'
import { acuanPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { ambilTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import { errors } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import type { Milligram, Rupiah as Amount } from '#domain/units.ts'
import { ApiError, call } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { useCall } from '#client/net/query.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { barisDitimbang, idBeli } from '#client/features/pembelian/DaftarBeli.tsx'
import { Halangan } from '#client/features/pembelian/Halangan.tsx'
import { barisNota } from '#client/features/pembelian/keranjang-beli.ts'
import { PanelIdentitas } from '#client/features/pembelian/PanelIdentitas.tsx'
import { isScanBeli, kodeBeli, useCariBeli } from '#client/features/pembelian/useCariBeli.ts'
import { notaBeli } from '#client/features/pembelian/useCetakBeli.ts'
import { useIzinBeli } from '#client/features/pembelian/useIzinBeli.ts'
import { confirm, tellError } from '#client/net/dialogs.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { ModalPembayaran } from '#client/kasir/ModalPembayaran.tsx'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { ID_PELANGGAN, ID_SALES } from '#client/features/member/PanelPelanggan.tsx'
import { keScan } from '#client/ui/ke-scan.ts'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { timbangan } from '#client/kasir/timbangan.ts'
import { tandaTerima } from '#client/features/titipan/tanda-terima.ts'
import { useStable } from '#client/ui/useStable.ts'
import { useTombol } from '#client/ui/tombol.ts'
import { BagianTukar } from './BagianTukar.tsx'
import { fokus, idSunting } from './BidangBaris.tsx'
import { DaftarBaris, type AksiBaris } from './DaftarBaris.tsx'
import { KepalaKasir, type AksiKepala } from './KepalaKasir.tsx'
import { ModalTitip } from './ModalTitip.tsx'
import { PanelPelanggan } from './PanelPelanggan.tsx'
import { PanelTotal, type AksiTotal } from './PanelTotal.tsx'
import { PetaTombol } from './PetaTombol.tsx'
import { tanpaTitipan } from './titipan.ts'
import { useAmbilTitipan } from './useAmbilTitipan.ts'
import { notaJual } from './useCetakNota.ts'
import { useHargaBaru } from './useHargaBaru.ts'
import { useIzin } from './useIzin.ts'
import { usePindai } from './usePindai.ts'
import { useSimpan, type Tersimpan, type TitipanTersimpan } from './useSimpan.ts'
import { useTransaksi, type Transaksi } from './useTransaksi.ts'
import '#client/kasir/till.css'

/** Its table is more than the rest of the till weighs. */
const ModalAmbil = lazy(() => import('./ModalAmbil.tsx').then((m) => ({ default: m.ModalAmbil })))

/** The till: scan, agree, pay, save; by keyboard and scanner alone (DOMAIN §B.1). */
export function TransaksiPenjualan() {
  const { settings, failed } = useSettings()
  const { data: acuan, isError } = useCall(acuanPembelian, {}, { staleTime: 60_000 })
  if (failed || (isError && !acuan))
    return (
      <EmptyState
        title="Parameter Toko Belum Bisa Dibaca"
        text="Periksa koneksi, lalu muat ulang layar ini."
      />
    )
  return settings && acuan ? <Kasir settings={settings} acuan={acuan} /> : <Spin className="till-wait" />
}

function Kasir({ settings, acuan }: { settings: Settings; acuan: AcuanPembelian }) {
  const transaksi = useTransaksi(settings, acuan)
  const { draf, hitungan, terpilih } = transaksi
  const [paying, setPaying] = useState(false)
  const [saved, setSaved] = useState<Tersimpan>()
  const [titip, setTitip] = useState<'titip' | 'ambil' | TitipanTersimpan>()
  const [modeTukar, setTukar] = useState(false)
  const [tanpaNota, setTanpaNota] = useState(false)
  // A deposit is not taken in a trade-in.
  const tukar = modeTukar && draf.titipan === null
  const [baru, setBaru] = useState<string>()
  const izin = useIzin(transaksi)
  const izinBeli = useIzinBeli(transaksi.beli, transaksi.lakuBeli)
  const { simpan, titipkan, busy } = useSimpan(transaksi, izin, izinBeli, {
    jual: (sale) => {
      setSaved(sale)
      setTukar(false)
    },
    titip: setTitip,
  })
  const jual = usePindai(transaksi)
  const beli = useCariBeli(draf.beli, (nota) => {
    transaksi.lakuBeli({ aksi: 'tambah', baris: barisNota(nota) })
    setBaru(nota.no_faktur_jual)
  })
  const hasil = tukar ? beli.hasil : jual.hasil
  useHargaBaru(transaksi)
  const titipan = useAmbilTitipan(transaksi)
  const empty = hitungan.baris.length === 0
  const bukaTitip = mayMake(simpanTitipan)
    ? () => !empty && !draf.dikirim && !draf.titipan && draf.beli.length === 0 && setTitip('titip')
    : undefined
  const bukaAmbil = mayMake(ambilTitipan)
    ? () =>
        !draf.dikirim &&
        (draf.beli.length > 0 ? void tellError(errors.titipanDalamTukar().message) : setTitip('ambil'))
    : undefined

  const save = () => {
    setPaying(false)
    simpan()
  }
  const simpanTitip = () => {
    setTitip(undefined)
    titipkan()
  }
  const hapus = async (kode_barcode: string) => {
    const line = hitungan.baris.find((b) => b.baris.barang.kode_barcode === kode_barcode)
    if (draf.titipan?.barang.includes(kode_barcode)) return void lepas()
    if (line && !draf.dikirim && (await confirm(`Hapus ${line.baris.barang.nama_barang} ${kode_barcode}`)))
      transaksi.laku({ aksi: 'hapus', kode_barcode })
  }
  /** A deposit is taken whole or not at all. */
  const lepas = async () => {
    if (!draf.dikirim && (await confirm(`Tidak jadi mengambil titipan ${draf.titipan?.no_titip_group}`)))
      transaksi.ganti(tanpaTitipan(draf))
  }
  const ambilTimbangan = () => {
    const { berat } = timbangan.get()
    if (tukar) return timbangTukar(berat)
    const line = hitungan.baris.find((b) => b.baris.barang.kode_barcode === terpilih)
    if (line && berat !== null && !draf.dikirim) void izin.ubah(line, { berat })
  }
  /** While old pieces are looked for, the scale weighs them. */
  const timbangTukar = (berat: Milligram | null) => {
    const line = barisDitimbang(transaksi.beli.baris)
    if (line && berat !== null && !draf.dikirim)
      transaksi.lakuBeli({ aksi: 'ubah', kunci: line.baris.kunci, bagian: { berat } })
  }
  const batalkan = async () => {
    if (await confirm('Kosongkan transaksi ini')) transaksi.kosongkan()
  }
  const aksiBaris = useStable<AksiBaris>({
    pilih: transaksi.pilih,
    geser: transaksi.geser,
    izin: (line, kategori) => void izin.minta(line, kategori),
    ubah: (line, bagian) => void izin.ubah(line, bagian),
    hapus: (kode) => void hapus(kode),
    segarkan: (kode) => void segarkan(transaksi, kode),
    tahu: (kode_barcode) => transaksi.laku({ aksi: 'tahu', kode_barcode }),
    selesai: keScan,
  })
  const aksiTotal = useStable<AksiTotal>({
    bayar: () => setPaying(true),
    titip: () => bukaTitip?.(),
    simpan,
  })
  const gantiTukar = () => !draf.dikirim && !draf.titipan && setTukar(!tukar)
  const aksiKepala = useStable<AksiKepala>({
    timbang: ambilTimbangan,
    tukar: gantiTukar,
    ambil: () => bukaAmbil?.(),
    kosongkan: () => void batalkan(),
  })
  const scannable = !draf.dikirim && !paying && !saved && !titip
  useTombol(
    {
      F1: gantiTukar,
      F2: () => fokus(tukar ? idBeli(draf.beli.length - 1, 'berat') : berikutnya()),
      F3: () => (tukar ? !draf.dikirim && setTanpaNota(true) : bukaTitip?.()),
      F4: () => fokus(ID_SALES),
      F6: ambilTimbangan,
      F7: () => fokus(ID_PELANGGAN),
      F8: () => !empty && !draf.dikirim && setPaying(true),
      F9: () => !empty && simpan(),
      F10: () => bukaAmbil?.(),
      Escape: keScan,
    },
    { leave: 'F9' },
  )

  return (
    <div
      className="till"
      onKeyDown={(event) => diScan(event, transaksi.geser, () => terpilih && void hapus(terpilih))}
    >
      <KepalaKasir
        tukar={tukar}
        terkunci={draf.dikirim}
        bisaTukar={!draf.dikirim && draf.titipan === null}
        bolehAmbil={bukaAmbil !== undefined}
        mencari={titipan.busy}
        kosong={empty}
        busy={busy}
        aksi={aksiKepala}
      />
      <div className="till-main">
        {tukar ? (
          <ScanBox
            key="tukar"
            label="Cari nota"
            placeholder="Barang tukar: scan barcode atau QR nota, atau ketik no nota"
            mask={kodeBeli}
            isCode={isScanBeli}
            inputMode="text"
            onScan={beli.cari}
            busy={beli.busy}
            active={scannable}
          />
        ) : (
          <ScanBox key="jual" onScan={jual.pindai} busy={jual.busy} active={scannable} />
        )}
        <p className={hasil?.baik === false ? 'till-hasil till-hasil-salah' : 'till-hasil'} role="status">
          {hasil?.teks ?? ' '}
        </p>
        <DaftarBaris
          lines={hitungan.baris}
          galat={transaksi.galat.baris}
          terpilih={terpilih}
          disabled={draf.dikirim}
          aksi={aksiBaris}
        />
        <BagianTukar
          transaksi={transaksi}
          cari={beli}
          izin={izinBeli}
          aktif={tukar}
          baru={baru}
          tanpaNota={tanpaNota}
          onTanpaNota={setTanpaNota}
          onSelesai={keScan}
        />
      </div>
      <aside className="till-side">
        <PanelPelanggan
          pelanggan={draf.pelanggan}
          kode_marketplace={draf.kode_marketplace}
          dikirim={draf.dikirim}
          galat={transaksi.galat.umum}
          isi={transaksi.isi}
          isiPelanggan={transaksi.isiPelanggan}
          onSelesai={keScan}
        />
        {transaksi.beli.identitas && (
          <PanelIdentitas
            identitas={draf.identitas}
            errors={transaksi.galat.umum}
            disabled={draf.dikirim}
            onUbah={(bagian) => transaksi.isi({ identitas: { ...draf.identitas, ...bagian } })}
          />
        )}
        <PanelTotal transaksi={transaksi} busy={busy} bolehTitip={bukaTitip !== undefined} aksi={aksiTotal} />
      </aside>
      <PetaTombol tukar={tukar} />
      {paying && (
        <ModalPembayaran
          arah={transaksi.tagihan.arah}
          total={transaksi.tagihan.total}
          value={transaksi.tagihan.list}
          onChange={(next) => transaksi.isi({ pembayaran: next.filter((p) => !p.terkunci) })}
          onTutup={() => setPaying(false)}
          onSimpan={save}
        />
      )}
      {titip === 'titip' && (
        <ModalTitip transaksi={transaksi} onTutup={() => setTitip(undefined)} onSimpan={simpanTitip} />
      )}
      {titip === 'ambil' && (
        <Suspense fallback={null}>
          <ModalAmbil
            onTutup={() => setTitip(undefined)}
            onPilih={(no) => {
              setTitip(undefined)
              setTukar(false)
              void titipan.ambil(no)
            }}
          />
        </Suspense>
      )}
      {typeof titip === 'object' && (
        <ModalTersimpan
          title={simpanTitipan.message}
          cetakan={tandaTerima(titip.no_titip_group)}
          nomor={titip.no_titip_group_user}
          label="Titipan"
          total={titip.titipan}
          kembalian={titip.kembalian}
          selesai="Transaksi Berikutnya"
          onSelesai={() => setTitip(undefined)}
        />
      )}
      {izin.modal}
      {izinBeli.modal}
      {saved && (
        <ModalTersimpan
          title={simpanPenjualan.message}
          cetakan={saved.total_beli > 0 ? notaBeli(saved.no_faktur_group) : notaJual(saved.no_faktur_group)}
          nomor={saved.no_faktur_group_user}
          label={saved.total_bayar < 0 ? 'Dibayar Toko' : 'Total Bayar'}
          total={Math.abs(saved.total_bayar) as Amount}
          kembalian={saved.kembalian}
          selesai="Transaksi Berikutnya"
          onSelesai={() => setSaved(undefined)}
        >
          <Halangan {...saved} />
        </ModalTersimpan>
      )}
    </div>
  )
}

/** The piece as it is now, with today's price. */
async function segarkan({ laku, settings }: Transaksi, kode_barcode: string): Promise<void> {
  try {
    laku({ aksi: 'segarkan', barang: await call(scanBarang, { params: { kode_barcode } }), settings })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await tellError(error.message)
  }
}

/** F2 goes round the fields of the chosen line, the price first. */
const PUTARAN = (['harga_jual', 'ongkos', 'berat'] as const).map(idSunting)
const berikutnya = (): string =>
  PUTARAN[(PUTARAN.indexOf(document.activeElement?.id ?? '') + 1) % PUTARAN.length]!

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
