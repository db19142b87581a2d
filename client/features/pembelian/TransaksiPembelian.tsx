import { Button } from 'antd'
import { useState } from 'react'
import { simpanPembelian, validasiPembelian, type AcuanPembelian } from '#domain/calls/pembelian.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { confirm } from '#client/net/dialogs.ts'
import { DenganAcuan } from '#client/kasir/DenganAcuan.tsx'
import { ScanInput } from '#client/kasir/ScanInput.tsx'
import { ModalDitahan } from '#client/kasir/ModalDitahan.tsx'
import { ModalTahan } from '#client/kasir/ModalTahan.tsx'
import { ModalPembayaran } from '#client/kasir/ModalPembayaran.tsx'
import { LaporPpatk } from '#client/kasir/LaporPpatk.tsx'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { NotaTerakhir } from '#client/kasir/NotaTerakhir.tsx'
import { KeyMap, type KeyMeaning } from '#client/kasir/KeyMap.tsx'
import { bisaSekaligus } from '#client/kasir/sekaligus.ts'
import { ambilBerat } from '#client/kasir/timbangan.ts'
import { TahanButton } from '#client/kasir/TahanButton.tsx'
import { TimbanganButton } from '#client/kasir/TimbanganButton.tsx'
import { ModalPelanggan } from '#client/features/member/ModalPelanggan.tsx'
import { ID_SALES, PanelPelanggan } from '#client/features/member/PanelPelanggan.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { fokus, keScan } from '#client/ui/fokus.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { BarangKembali } from './BarangKembali.tsx'
import { Halangan } from './Halangan.tsx'
import { ModalTanpaNota } from './ModalTanpaNota.tsx'
import { sebutanIdentitas } from '#client/kasir/identitas.ts'
import { IdentitasForm } from '#client/kasir/IdentitasForm.tsx'
import { usePenjualDulu } from './penjual-dulu.ts'
import { PanelTotal } from './PanelTotal.tsx'
import { notaBeli } from './nota.ts'
import { useIzinBeli } from './useIzinBeli.ts'
import { useModeBeli } from './useModeBeli.ts'
import { useSimpanBeli, type BeliTersimpan } from './useSimpanBeli.ts'
import { useTahanBeli } from './useTahanBeli.ts'
import { useTransaksiBeli } from './useTransaksiBeli.ts'

/** Buying back: find the nota, weigh, judge, pay out, save; by keyboard and scanner alone (DOMAIN §B.3). */
export const TransaksiPembelian = () => (
  <DenganAcuan>{(settings, acuan) => <Pembeli settings={settings} acuan={acuan} />}</DenganAcuan>
)

/** The modal that lies over the till. */
type Opened =
  | { apa: 'bayar' | 'tanpa-nota' | 'ditahan' | 'menahan' | 'terakhir' }
  /** The seller is named first, then the goods that they bring without nota. */
  | { apa: 'pelanggan'; lanjut?: 'tanpa-nota' }
  | { apa: 'terbeli'; faktur: BeliTersimpan }

function Pembeli({ settings, acuan }: { settings: Settings; acuan: AcuanPembelian }) {
  const transaksi = useTransaksiBeli(settings, acuan)
  const { draft, hitungan, errors, dispatch, change } = transaksi
  const [opened, buka] = useState<Opened>()
  const tutup = () => buka(undefined)
  const izin = useIzinBeli(dispatch)
  const { simpan, busy, modal } = useSimpanBeli(transaksi, (faktur) => buka({ apa: 'terbeli', faktur }))
  const sekaligus = bisaSekaligus(validasiPembelian, settings) ? () => simpan(true) : undefined
  const ditahan = useTahanBeli(transaksi, {
    buka: () => buka({ apa: 'ditahan' }),
    tanya: () => buka({ apa: 'menahan' }),
  })
  const empty = hitungan.lines.length === 0
  const penjual = usePenjualDulu(draft)
  const tanpaNota = () => {
    if (draft.dikirim) return
    if (!penjual.perlu) return buka({ apa: 'tanpa-nota' })
    penjual.tanya()
    buka({ apa: 'pelanggan', lanjut: 'tanpa-nota' })
  }
  const pelanggan = () => !draft.dikirim && buka({ apa: 'pelanggan' })
  const bayar = () => !empty && !draft.dikirim && buka({ apa: 'bayar' })
  const mode = useModeBeli({
    about: draft.id_trx,
    hitungan,
    dispatch,
    terkunci: draft.dikirim,
    placeholder: 'Scan barcode atau QR nota, atau ketik no nota, lalu Enter',
    tanpaNota,
  })
  const fillPelanggan = (bagian: Partial<typeof draft.pelanggan>) =>
    change({ pelanggan: { ...draft.pelanggan, ...bagian } })
  const timbang = () => ambilBerat(mode.timbang)
  const batalkan = async () => {
    if (await confirm('Kosongkan transaksi ini')) transaksi.kosongkan()
  }
  useKeys(
    {
      ...mode.button,
      F4: () => fokus(ID_SALES),
      F6: timbang,
      F7: pelanggan,
      F8: bayar,
      F9: () => !empty && simpan(false),
      'Shift+F9': () => !empty && sekaligus?.(),
      F11: ditahan.tahan,
      F12: () => buka({ apa: 'terakhir' }),
      Escape: keScan,
    },
    { leave: 'F9 Shift+F9 F11' },
  )

  const siapa = { pelanggan: draft.pelanggan, errors, disabled: draft.dikirim, onUbah: fillPelanggan }
  return (
    <div className="till">
      <PageHeader title="Transaksi Pembelian">
        <TimbanganButton onAmbil={timbang} />
        <Button onClick={tanpaNota} disabled={draft.dikirim}>
          Tanpa Nota <kbd>F3</kbd>
        </Button>
        <TahanButton
          empty={empty}
          jumlah={ditahan.list.length}
          disabled={draft.dikirim || busy}
          onTahan={ditahan.tahan}
          onLihat={ditahan.lihat}
        />
        {!empty && (
          <Button onClick={() => void batalkan()} disabled={busy}>
            Kosongkan
          </Button>
        )}
      </PageHeader>
      <div className="till-main">
        <ScanInput mode={mode} active={!draft.dikirim && !opened} />
        {empty && (
          <EmptyState
            title="Barang Masih Kosong"
            text="Scan barcode atau nota dari toko mana pun. Barang tanpa nota: F3."
          />
        )}
        <BarangKembali
          mode={mode}
          hitungan={hitungan}
          acuan={acuan}
          errors={errors}
          terkunci={draft.dikirim}
          izin={izin}
          dispatch={dispatch}
        />
      </div>
      <aside className="till-side">
        <PanelPelanggan
          {...siapa}
          identitas={hitungan.identitas ? sebutanIdentitas(draft.identitas) : undefined}
          onSelesai={keScan}
          onBuka={pelanggan}
        />
        <PanelTotal
          transaksi={transaksi}
          busy={busy}
          onBayar={bayar}
          onSimpan={() => simpan(false)}
          onSekaligus={sekaligus}
        />
      </aside>
      <KeyMap button={KEYS} />
      {opened?.apa === 'bayar' && (
        <ModalPembayaran
          arah="KELUAR"
          total={hitungan.total}
          value={draft.pembayaran}
          onChange={(pembayaran) => change({ pembayaran })}
          onTutup={tutup}
          onSimpan={() => {
            tutup()
            simpan(false)
          }}
          onSekaligus={
            sekaligus &&
            (() => {
              tutup()
              sekaligus()
            })
          }
        />
      )}
      {opened?.apa === 'pelanggan' && (
        <ModalPelanggan {...siapa} onTutup={opened.lanjut ? tanpaNota : tutup}>
          {(hitungan.identitas || opened.lanjut) && (
            <IdentitasForm
              lapor={hitungan.lapor !== undefined}
              identitas={draft.identitas}
              errors={errors}
              disabled={draft.dikirim}
              onUbah={(bagian) => change({ identitas: { ...draft.identitas, ...bagian } })}
            />
          )}
        </ModalPelanggan>
      )}
      {opened?.apa === 'tanpa-nota' && (
        <ModalTanpaNota
          acuan={acuan}
          settings={settings}
          onTutup={tutup}
          onTambah={(line) => {
            dispatch({ actions: 'tambah', line })
            tutup()
          }}
        />
      )}
      {opened?.apa === 'menahan' && (
        <ModalTahan
          onTutup={tutup}
          onTahan={(catatan) => {
            tutup()
            ditahan.namai(catatan)
          }}
        />
      )}
      {opened?.apa === 'ditahan' && (
        <ModalDitahan
          list={ditahan.list}
          onAmbil={(id_trx) => {
            tutup()
            ditahan.ambil(id_trx)
          }}
          onBuang={ditahan.buang}
          onTutup={tutup}
        />
      )}
      {opened?.apa === 'terakhir' && (
        <NotaTerakhir kasir="pembelian" cetakan={({ no }) => notaBeli(no)} onTutup={tutup} />
      )}
      {opened?.apa === 'terbeli' && (
        <ModalTersimpan
          title={simpanPembelian.message}
          cetakan={notaBeli(opened.faktur.no_faktur_group)}
          label="Dibayar Toko"
          total={opened.faktur.total}
          sementara={opened.faktur.status_valid === 'OPEN'}
          selesai="Transaksi Berikutnya"
          onSelesai={tutup}
        >
          {opened.faktur.status_valid === 'DONE' && <p>Sudah divalidasi</p>}
          <Halangan {...opened.faktur} />
          {opened.faktur.lapor_ppatk && <LaporPpatk />}
        </ModalTersimpan>
      )}
      {izin.modal}
      {modal}
    </div>
  )
}

/** Buttons say their own. */
const KEYS: readonly KeyMeaning[] = [
  ['F2', 'Berat'],
  ['F4', 'Sales'],
  ['F7', 'Pelanggan'],
  ['F8', 'Bayar'],
  ['F9', 'Simpan'],
  ['F12', 'Nota terakhir'],
  ['Ctrl Enter', 'OK di jendela'],
  ['Esc', 'Kembali ke scan'],
]
