import { Button } from 'antd'
import { useRef, useState } from 'react'
import {
  MAX_PESANAN_LINES,
  pesananChoices,
  simpanPesanan,
  type PesananChoices,
} from '#domain/calls/pesanan.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { confirm } from '#client/net/dialogs.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { useSettings } from '#client/kasir/acuan.ts'
import { sebutanDiminta } from '#client/kasir/identitas.ts'
import { IdentitasPelanggan } from '#client/kasir/IdentitasForm.tsx'
import { ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { KeyMap, type KeyMeaning } from '#client/kasir/KeyMap.tsx'
import { ModalPelanggan } from '#client/features/member/ModalPelanggan.tsx'
import { ID_SALES, PanelPelanggan } from '#client/features/member/PanelPelanggan.tsx'
import { Menunggu } from '#client/ui/Unread.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { fokus } from '#client/ui/fokus.ts'
import { keTanggalKeliru } from '#client/ui/TanggalBox.tsx'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { enterGoesOn, useKeys } from '#client/ui/keys.ts'
import { emptyLine, type Line } from './lines.ts'
import { LineList, lineId } from './LineList.tsx'
import { errorsOfLine } from './draft.ts'
import { dropDraftFoto } from '#client/kasir/line-foto.ts'
import { HariIni } from './HariIni.tsx'
import { LineModal } from './LineModal.tsx'
import { ModalBayar } from './ModalBayar.tsx'
import { notaPesananKe } from './nota.ts'
import { PanelTotal } from './PanelTotal.tsx'
import { useSimpanPesanan, type PesananTersimpan } from './useSimpanPesanan.ts'
import { useTransaksiPesanan } from './useTransaksiPesanan.ts'
import '#client/kasir/till.css'
import './pesanan.css'

/** Taking an order at the counter while the customer waits: what, for how much, by when, and the DP (DOMAIN §B.6). */
export function TransaksiPesanan() {
  const { settings, reading } = useSettings()
  const acuan = useCall(pesananChoices, {}, { staleTime: 60_000 })
  // The next piece of an order is priced by the price of now, however long this has been open.
  useLive(['harga-emas', 'master'], () => void invalidate(pesananChoices))
  if (!settings || !acuan.data) return <Menunggu reading={[reading, acuan]} apa="Parameter Toko" />
  return <Pemesan settings={settings} acuan={acuan.data} />
}

/** The modal that lies over the counter. */
type Opened =
  | { apa: 'bayar' | 'pelanggan' }
  | { apa: 'baris'; line: Line; urut: number }
  | { apa: 'tersimpan'; pesanan: PesananTersimpan }

const ID_TAMBAH = 'pesan-tambah'

function Pemesan({ settings, acuan }: { settings: Settings; acuan: PesananChoices }) {
  const transaksi = useTransaksiPesanan(settings, acuan)
  const { draft, hitungan, diminta, errors, fillPelanggan } = transaksi
  const [opened, buka] = useState<Opened>()
  const { simpan, busy, modal } = useSimpanPesanan(transaksi, (pesanan) =>
    buka({ apa: 'tersimpan', pesanan }),
  )
  const { lines, dikirim, pelanggan: siapa } = draft
  const empty = lines.length === 0
  const keTambah = () => setTimeout(() => fokus(ID_TAMBAH))
  const tutup = () => {
    buka(undefined)
    keTambah()
  }
  const tambah = () =>
    !dikirim &&
    lines.length < MAX_PESANAN_LINES &&
    buka({ apa: 'baris', line: emptyLine(), urut: lines.length })
  const ubah = (line: Line | undefined) =>
    line && !dikirim && buka({ apa: 'baris', line: line, urut: lines.indexOf(line) })
  const form = { pelanggan: siapa, errors, disabled: dikirim, onUbah: fillPelanggan }
  const pelanggan = () => !dikirim && buka({ apa: 'pelanggan' })
  const screen = useRef<HTMLDivElement>(null)
  const bayar = () => !empty && !dikirim && !keTanggalKeliru(screen.current) && buka({ apa: 'bayar' })
  const saveScreen = () => !empty && !keTanggalKeliru(screen.current) && simpan()
  const hapus = async (line: Line) => {
    if (!(await confirm(`Hapus ${line.nama_barang}`))) return
    dropDraftFoto(line.kunci)
    transaksi.hapus(line.kunci)
    keTambah()
  }
  const kosongkan = async () => {
    if (!(await confirm('Kosongkan pesanan ini'))) return
    dropDraftFoto(...lines.map((b) => b.kunci))
    transaksi.kosongkan()
    keTambah()
  }
  const sekarang = () => lines.find((_, i) => document.activeElement?.id === lineId(i)) ?? lines.at(-1)
  useKeys(
    {
      F2: () => ubah(sekarang()),
      F3: tambah,
      F4: () => fokus(ID_SALES),
      F7: pelanggan,
      F8: bayar,
      F9: saveScreen,
    },
    { leave: 'F9' },
  )

  return (
    <>
      <div className="till pesan-till" ref={screen} onKeyDown={enterGoesOn}>
        <PageHeader title="Transaksi Pesanan">
          <Button
            id={ID_TAMBAH}
            autoFocus
            onClick={tambah}
            disabled={dikirim || lines.length >= MAX_PESANAN_LINES}
          >
            Tambah Barang <kbd>F3</kbd>
          </Button>
          {!empty && (
            <Button onClick={() => void kosongkan()} disabled={busy}>
              Kosongkan
            </Button>
          )}
        </PageHeader>
        <div className="till-main">
          {empty ? (
            <EmptyState
              title="Barang Masih Kosong"
              text="Apa yang dipesan, berapa gram kira-kira, dari emas toko atau emas customer sendiri: F3."
            />
          ) : (
            <LineList
              lines={hitungan.lines}
              errors={errors}
              disabled={dikirim}
              onUbah={(line) => ubah(line.line)}
              onHapus={(line) => void hapus(line.line)}
              onPakaiHarga={({ line, harga_baru }) => transaksi.taruh({ ...line, harga_gram: harga_baru! })}
            />
          )}
        </div>
        <aside className="till-side">
          <PanelPelanggan
            {...form}
            identitas={sebutanDiminta(draft.identitas, diminta)}
            onSelesai={keTambah}
            onBuka={pelanggan}
          />
          <PanelTotal transaksi={transaksi} busy={busy} onBayar={bayar} onSimpan={saveScreen} />
        </aside>
        <KeyMap button={KEYS} />
      </div>
      <HariIni />
      {opened?.apa === 'baris' && (
        <LineModal
          line={opened.line}
          baru={!lines.some((b) => b.kunci === opened.line.kunci)}
          errors={errorsOfLine(errors, opened.urut)}
          acuan={acuan}
          settings={settings}
          onTaruh={(line) => {
            transaksi.taruh(line)
            tutup()
          }}
          onTutup={() => {
            if (!lines.some((b) => b.kunci === opened.line.kunci)) dropDraftFoto(opened.line.kunci)
            tutup()
          }}
        />
      )}
      {opened?.apa === 'bayar' && (
        <ModalBayar
          transaksi={transaksi}
          onTutup={tutup}
          onSimpan={() => {
            tutup()
            simpan()
          }}
        />
      )}
      {opened?.apa === 'pelanggan' && (
        <ModalPelanggan {...form} onTutup={tutup}>
          <IdentitasPelanggan
            diminta={diminta}
            identitas={draft.identitas}
            errors={errors}
            disabled={dikirim}
            onUbah={(bagian) => transaksi.change({ identitas: { ...draft.identitas, ...bagian } })}
          />
        </ModalPelanggan>
      )}
      {opened?.apa === 'tersimpan' && (
        <ModalTersimpan
          title={simpanPesanan.message}
          cetakan={notaPesananKe(opened.pesanan.no_pesanan)}
          label="DP"
          total={opened.pesanan.jumlah_bayar}
          kembalian={opened.pesanan.kembalian}
          selesai="Pesanan Berikutnya"
          onSelesai={tutup}
        />
      )}
      {modal}
    </>
  )
}

/** Buttons say their own. */
const KEYS: readonly KeyMeaning[] = [
  ['F2', 'Ubah barang'],
  ['F3', 'Tambah barang'],
  ['F4', 'Sales'],
  ['F7', 'Pelanggan'],
  ['F8', 'Bayar'],
  ['F9', 'Simpan'],
  ['Ctrl Enter', 'OK di jendela'],
]
