import type { NotaTerakhir as Terakhir } from '#domain/calls/nota-terakhir.ts'
import { simpanPenjualan } from '#domain/calls/penjualan.ts'
import { simpanTitipan, validasiTitipan } from '#domain/calls/titipan.ts'
import { rupiah } from '#domain/units.ts'
import { ModalPelanggan } from '#client/features/member/ModalPelanggan.tsx'
import { Halangan } from '#client/features/pembelian/Halangan.tsx'
import { IdentitasPelanggan, IdentitasForm } from '#client/kasir/IdentitasForm.tsx'
import { notaBeli } from '#client/features/pembelian/nota.ts'
import { tandaTerima } from '#client/features/titipan/tanda-terima.ts'
import { identitasError } from '#client/kasir/identitas.ts'
import { LaporPpatk } from '#client/kasir/LaporPpatk.tsx'
import { penitipError } from '#client/kasir/pelanggan.ts'
import { ModalDitahan } from '#client/kasir/ModalDitahan.tsx'
import { ModalTahan } from '#client/kasir/ModalTahan.tsx'
import { bisaSekaligus } from '#client/kasir/sekaligus.ts'
import { ModalPembayaran } from '#client/kasir/ModalPembayaran.tsx'
import { Divalidasi, ModalTersimpan } from '#client/kasir/ModalTersimpan.tsx'
import { NotaTerakhir } from '#client/kasir/NotaTerakhir.tsx'
import type { Cetakan } from '#client/kasir/useCetak.ts'
import type { Choice } from '#client/features/penjualan/ambil/diambil.ts'
import { ModalTitip } from '#client/features/penjualan/titipan/ModalTitip.tsx'
import { lazily } from '#client/ui/lazily.tsx'
import { namedResult } from './result.ts'
import { notaJual } from './nota.ts'
import type { Tersimpan } from './useSimpan.ts'
import type { useTahanJual } from './useTahanJual.ts'
import type { Transaksi } from './useTransaksi.ts'

/**
 * Loaded apart, for the tables of these modals weigh more than the rest of the till; yet they are there before staff
 * type into them.
 */
const ModalTanpaNota = lazily(
  async () => (await import('#client/features/pembelian/ModalTanpaNota.tsx')).ModalTanpaNota,
  'jendela',
)
const ModalAmbil = lazily(
  async () => (await import('#client/features/penjualan/ambil/ModalAmbil.tsx')).ModalAmbil,
  'jendela',
)
const PembeliForm = lazily(async () => (await import('#client/kasir/PembeliForm.tsx')).PembeliForm, 'bagian')
const ModalCari = lazily(
  async () => (await import('#client/features/penjualan/cari/ModalCari.tsx')).ModalCari,
  'jendela',
)

/** The modal that lies over the till: only a single modal at a time. */
export type Opened =
  | { apa: 'bayar' | 'titip' | 'tanpa-nota' | 'ditahan' | 'menahan' | 'terakhir' }
  | { apa: 'ambil'; dicari?: string }
  | { apa: 'cari'; dicari: string }
  /**
   * The customer who buys, leaves a deposit or sells without nota must be known first; then the till goes on with
   * `lanjut`.
   */
  | { apa: 'pelanggan'; lanjut?: 'bayar' | 'titip' | 'tanpa-nota' }
  | Tersimpan

interface Props {
  opened: Opened
  transaksi: Pick<
    Transaksi,
    | 'draft'
    | 'settings'
    | 'dijual'
    | 'kembali'
    | 'tagihan'
    | 'diminta'
    | 'errors'
    | 'change'
    | 'fillPelanggan'
  >
  tutup: () => void
  bayar: () => void
  titip: () => void
  tanpaNota: () => void
  /** True when the document on the till may be validated with its save. */
  bisaSekaligus: boolean
  simpan: (validasi: boolean) => void
  titipkan: (validasi: boolean) => void
  ditahan: Pick<ReturnType<typeof useTahanJual>, 'list' | 'ambil' | 'buang' | 'namai'>
  ambil: (choice: Choice) => void
  /** A piece that was found. */
  tambah: (kode_barcode: string) => void
}

export function JendelaKasir({
  opened,
  transaksi,
  tutup,
  bayar,
  titip,
  tanpaNota,
  bisaSekaligus: sekaligus,
  simpan,
  titipkan,
  ditahan,
  ambil,
  tambah,
}: Props) {
  const { draft, settings, dijual, kembali, tagihan, diminta, errors, change } = transaksi
  const identitas = {
    identitas: draft.identitas,
    errors: errors.others,
    disabled: draft.dikirim,
    onUbah: (bagian: Partial<typeof draft.identitas>) =>
      change({ identitas: { ...draft.identitas, ...bagian } }),
  }
  /** Once they are known it goes on; closed before that, it does not. */
  const lanjutan = {
    bayar: identitasError(draft.identitas, diminta).length === 0 ? bayar : tutup,
    titip: penitipError(draft.pelanggan).length === 0 ? titip : tutup,
    'tanpa-nota': tanpaNota,
    tidak: tutup,
  }
  switch (opened.apa) {
    case 'bayar':
      return (
        <ModalPembayaran
          arah={tagihan.arah}
          total={tagihan.total}
          value={tagihan.list}
          onChange={(next) => change({ pembayaran: next.filter((p) => !p.terkunci) })}
          onTutup={tutup}
          onSimpan={() => simpan(false)}
          onSekaligus={sekaligus ? () => simpan(true) : undefined}
        />
      )
    case 'pelanggan':
      return (
        <ModalPelanggan
          pelanggan={draft.pelanggan}
          errors={errors.others}
          disabled={draft.dikirim}
          onUbah={transaksi.fillPelanggan}
          onTutup={lanjutan[opened.lanjut ?? 'tidak']}
          boleh={
            <PembeliForm
              pembeli={draft.pembeli}
              errors={errors.others}
              disabled={draft.dikirim}
              onUbah={(bagian) => change({ pembeli: { ...draft.pembeli, ...bagian } })}
            />
          }
        >
          {diminta.wajib ? (
            <IdentitasPelanggan diminta={diminta} {...identitas} />
          ) : (
            (kembali.hitungan.identitas || opened.lanjut === 'tanpa-nota') && (
              <IdentitasForm lapor={diminta.lapor !== undefined} {...identitas} />
            )
          )}
        </ModalPelanggan>
      )
    case 'titip':
      return (
        <ModalTitip
          pembayaran={draft.pembayaran}
          total={dijual.hitungan.total_bayar}
          settings={settings}
          onChange={(pembayaran) => change({ pembayaran })}
          onTutup={tutup}
          onSimpan={() => titipkan(false)}
          onSekaligus={bisaSekaligus(validasiTitipan, settings) ? () => titipkan(true) : undefined}
        />
      )
    case 'ambil':
      return <ModalAmbil awal={opened.dicari} onTutup={tutup} onChoose={ambil} />
    case 'cari':
      return <ModalCari awal={opened.dicari} onTutup={tutup} onChoose={tambah} />
    case 'menahan':
      return (
        <ModalTahan
          onTutup={tutup}
          onTahan={(catatan) => {
            tutup()
            ditahan.namai(catatan)
          }}
        />
      )
    case 'ditahan':
      return (
        <ModalDitahan
          list={ditahan.list}
          onAmbil={(id_trx) => {
            tutup()
            ditahan.ambil(id_trx)
          }}
          onBuang={ditahan.buang}
          onTutup={tutup}
        />
      )
    case 'tanpa-nota':
      return (
        <ModalTanpaNota
          acuan={kembali.acuan}
          settings={settings}
          onTutup={tutup}
          onTambah={(line) => {
            kembali.dispatch({ actions: 'tambah', line })
            tutup()
          }}
        />
      )
    case 'terakhir':
      return <NotaTerakhir kasir="penjualan" cetakan={cetakanOf} onTutup={tutup} />
    case 'terjual':
      return <Terjual saved={opened} onSelesai={tutup} />
    case 'tertitip':
      return (
        <ModalTersimpan
          title={simpanTitipan.message}
          cetakan={tandaTerima(opened.no_titip_group)}
          label="Titipan"
          total={opened.titipan}
          kembalian={opened.kembalian}
          sementara={opened.status_valid === 'OPEN'}
          selesai="Transaksi Berikutnya"
          onSelesai={tutup}
        >
          {opened.status_valid === 'DONE' && <Divalidasi />}
        </ModalTersimpan>
      )
  }
}

const cetakanOf = ({ dokumen, no }: Terakhir): Cetakan => {
  if (dokumen === 'TITIPAN') return tandaTerima(no)
  return dokumen === 'PENJUALAN' ? notaJual(no) : notaBeli(no)
}

const Terjual = ({
  saved,
  onSelesai,
}: {
  saved: Extract<Tersimpan, { apa: 'terjual' }>
  onSelesai: () => void
}) => (
  <ModalTersimpan
    title={simpanPenjualan.message}
    cetakan={saved.total_beli > 0 ? notaBeli(saved.no_faktur_group) : notaJual(saved.no_faktur_group)}
    label={saved.total_bayar < 0 ? 'Dibayar Toko' : 'Total Bayar'}
    total={rupiah(Math.abs(saved.total_bayar))}
    kembalian={saved.kembalian}
    sementara={saved.status_valid === 'OPEN'}
    selesai="Transaksi Berikutnya"
    onSelesai={onSelesai}
  >
    <Halangan {...saved} />
    {saved.divalidasi && (
      <Divalidasi>
        {namedResult(saved.divalidasi).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Divalidasi>
    )}
    {saved.lapor_ppatk && <LaporPpatk />}
  </ModalTersimpan>
)
