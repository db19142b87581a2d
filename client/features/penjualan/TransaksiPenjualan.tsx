import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { validasiPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import { validasiPenjualan } from '#domain/calls/penjualan.ts'
import { ambilTitipan, simpanTitipan } from '#domain/calls/titipan.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { mayMake } from '#client/net/may.ts'
import { useMarketplace } from '#client/kasir/acuan.ts'
import { DenganAcuan } from '#client/kasir/DenganAcuan.tsx'
import { ScanInput } from '#client/kasir/ScanInput.tsx'
import { KeyMap } from '#client/kasir/KeyMap.tsx'
import { bisaSekaligus } from '#client/kasir/sekaligus.ts'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { ID_SALES } from '#client/features/member/PanelPelanggan.tsx'
import { namaPembeli, sebutanPembeli } from '#client/kasir/pembeli.ts'
import { sebutanDiminta, sebutanIdentitas } from '#client/kasir/identitas.ts'
import { useIzinBeli } from '#client/features/pembelian/useIzinBeli.ts'
import { usePenjualDulu } from '#client/features/pembelian/penjual-dulu.ts'
import { useModeBeli } from '#client/features/pembelian/useModeBeli.ts'
import { fokus, keScan } from '#client/ui/fokus.ts'
import { useNoReload, useKeys } from '#client/ui/keys.ts'
import { BagianTukar } from '#client/features/penjualan/tukar/BagianTukar.tsx'
import { LineList } from './LineList.tsx'
import { ChosenFoto } from './ChosenFoto.tsx'
import { JendelaKasir, type Opened } from './JendelaKasir.tsx'
import { KepalaKasir } from './KepalaKasir.tsx'
import { PanelPelanggan } from './PanelPelanggan.tsx'
import { PanelTotal } from './PanelTotal.tsx'
import { JUAL_KEYS, TUKAR_KEYS } from './kasir-keys.ts'
import { useKasirActions } from './useKasirActions.ts'
import { useReadAgain } from './useReadAgain.ts'
import { useAmbil } from '#client/features/penjualan/ambil/useAmbil.ts'
import { useDitahanLimit } from './useDitahanLimit.ts'
import { useDipegang } from './useDipegang.ts'
import { useHargaBaru } from './useHargaBaru.ts'
import { useIzin } from './useIzin.ts'
import { useModeJual } from './useModeJual.ts'
import { useSimpan } from './useSimpan.ts'
import { useTahanJual } from './useTahanJual.ts'
import { useTransaksi } from './useTransaksi.ts'

/** The till: scan, agree, pay, save; by keyboard and scanner alone (DOMAIN §B.1). */
export function TransaksiPenjualan() {
  // As its sales people (DenganAcuan).
  useMarketplace()
  return <DenganAcuan>{(settings, acuan) => <Kasir settings={settings} acuan={acuan} />}</DenganAcuan>
}

function Kasir({ settings, acuan }: { settings: Settings; acuan: AcuanPembelian }) {
  const transaksi = useTransaksi(settings, acuan)
  const { draft, dijual, kembali, diminta, errors, change } = transaksi
  const [opened, buka] = useState<Opened>()
  const tutup = () => buka(undefined)
  const [menukar, setMenukar] = useState(false)
  // A deposit or order is not taken in a trade-in.
  const tukar = menukar && draft.diambil === null
  const izin = useIzin(dijual, settings)
  const izinBeli = useIzinBeli(kembali.dispatch)
  const { simpan, titipkan, busy, modal } = useSimpan(transaksi, (saved) => {
    buka(saved)
    setMenukar(false)
  })
  useHargaBaru(transaksi)
  const lineErrors = useDipegang(draft, errors.lines)
  const ditahan = useTahanJual(transaksi, {
    buka: () => buka({ apa: 'ditahan' }),
    tanya: () => buka({ apa: 'menahan' }),
    readAgain: useReadAgain(transaksi),
  })
  const { ambil, busy: mencari } = useAmbil(transaksi, (dicari) => buka({ apa: 'ambil', dicari }))

  const sekaligus = bisaSekaligus(draft.beli.length > 0 ? validasiPembelian : validasiPenjualan, settings)
  const actions = useKasirActions({
    transaksi,
    izin,
    buka,
    simpan,
    bisaSekaligus: sekaligus,
    timbang: () => ambilBerat(mode.timbang),
    gantiMode: () => setMenukar(!tukar),
    ditahan,
  })
  const modeJual = useModeJual({ draft, dijual, izin, ambil, titip: actions.titip, cari: actions.cari })
  const penjual = usePenjualDulu(draft)
  const tanpaNota = () => {
    if (!penjual.perlu) return buka({ apa: 'tanpa-nota' })
    penjual.tanya()
    buka({ apa: 'pelanggan', lanjut: 'tanpa-nota' })
  }
  const modeTukar = useModeBeli({
    ...kembali,
    about: draft.id_trx,
    terkunci: draft.dikirim,
    placeholder: 'Barang tukar: scan barcode atau QR nota, atau ketik no nota',
    tanpaNota,
  })
  const mode = tukar ? modeTukar : modeJual
  useKeys(
    {
      ...mode.button,
      F1: actions.tukar,
      F4: () => fokus(ID_SALES),
      F5: () => actions.cari(''),
      F6: actions.timbang,
      F7: actions.pelanggan,
      F8: actions.bayar,
      F9: actions.simpan,
      'Shift+F9': actions.sekaligus,
      F10: actions.ambil,
      F11: actions.tahan,
      F12: () => buka({ apa: 'terakhir' }),
      Escape: keScan,
    },
    { leave: 'F9 Shift+F9 F11' },
  )
  useNoReload()

  const identitas = useMemo(
    () =>
      sebutanPembeli(draft.pembeli, namaPembeli(draft.pelanggan)) ??
      sebutanDiminta(draft.identitas, diminta) ??
      (kembali.hitungan.identitas ? sebutanIdentitas(draft.identitas) : undefined),
    [kembali.hitungan.identitas, draft.identitas, draft.pembeli, draft.pelanggan, diminta],
  )
  const till = useRef<HTMLDivElement>(null)
  useDitahanLimit(till)

  return (
    <div
      ref={till}
      className="till"
      onKeyDown={(event) => diScan(event, dijual.geser, () => dijual.chosen && actions.hapus(dijual.chosen))}
    >
      <KepalaKasir
        tukar={tukar}
        terkunci={draft.dikirim}
        bisaTukar={!draft.dikirim && draft.diambil === null}
        bolehAmbil={mayMake(ambilTitipan)}
        mencari={mencari}
        empty={draft.lines.length === 0}
        ditahan={ditahan.list.length}
        busy={busy}
        actions={actions}
      />
      <div className="till-main">
        <div className="till-pindai">
          <div>
            {/* Anew for each sale: the browser remembers what was typed as long as its field lives, and Ctrl-Z would bring it into the next. */}
            <ScanInput key={draft.id_trx} mode={mode} active={!draft.dikirim && !opened} />
          </div>
          <ChosenFoto lines={draft.lines} chosen={dijual.chosen} />
        </div>
        <LineList
          lines={dijual.hitungan.lines}
          errors={lineErrors}
          chosen={dijual.chosen}
          disabled={draft.dikirim}
          actions={actions}
        />
        <BagianTukar
          {...kembali}
          mode={modeTukar}
          errors={errors.others}
          izin={izinBeli}
          aktif={tukar}
          terkunci={draft.dikirim}
        />
      </div>
      <aside className="till-side">
        <PanelPelanggan
          key={draft.id_trx}
          pelanggan={draft.pelanggan}
          kode_marketplace={draft.kode_marketplace}
          dikirim={draft.dikirim}
          errors={errors.others}
          change={change}
          fillPelanggan={transaksi.fillPelanggan}
          onSelesai={keScan}
          identitas={identitas}
          onBuka={actions.pelanggan}
        />
        <PanelTotal
          jual={dijual.hitungan}
          beli={kembali.hitungan}
          tagihan={transaksi.tagihan}
          diambil={draft.diambil}
          dikirim={draft.dikirim && (draft.titip ? 'Titipan' : 'Penjualan')}
          errors={errors.others}
          busy={busy}
          bolehTitip={mayMake(simpanTitipan)}
          bisaSekaligus={sekaligus}
          actions={actions}
        />
      </aside>
      <KeyMap button={tukar ? TUKAR_KEYS : JUAL_KEYS} />
      {opened && (
        <JendelaKasir
          opened={opened}
          transaksi={transaksi}
          tutup={tutup}
          bayar={actions.bayar}
          titip={actions.titip}
          tanpaNota={tanpaNota}
          bisaSekaligus={sekaligus}
          simpan={(validasi) => {
            tutup()
            simpan(validasi)
          }}
          titipkan={(validasi) => {
            tutup()
            titipkan(validasi)
          }}
          ditahan={ditahan}
          ambil={(choice) => {
            tutup()
            setMenukar(false)
            void ambil(choice)
          }}
          tambah={(kode_barcode) => {
            tutup()
            modeJual.scan.onScan(kode_barcode, true)
          }}
        />
      )}
      {izin.modal}
      {izinBeli.modal}
      {modal}
    </div>
  )
}

/** Arrows and Delete in the empty scan box mean the list below it. */
function diScan(event: KeyboardEvent, geser: (step: 1 | -1) => void, hapus: () => void): void {
  const field = event.target
  // React hears keys of what lies over the till as well.
  const here = field instanceof HTMLInputElement && event.currentTarget.contains(field)
  if (!here || !field.hasAttribute('data-scan') || field.value !== '') return
  if (event.key === 'ArrowDown') geser(1)
  else if (event.key === 'ArrowUp') geser(-1)
  else if (event.key === 'Delete') hapus()
  else return
  event.preventDefault()
}
