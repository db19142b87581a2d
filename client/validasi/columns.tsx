/** The columns of what waits for the cashier (DOMAIN §B.5). */
import type { Menunggu } from '#domain/calls/validasi.ts'
import { errors } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { berpindahTangan, sebutCara, uangPindah } from '#domain/rules/cara-bayar.ts'
import { Gram } from '#client/ui/amounts.tsx'
import type { DataColumn } from '#client/ui/DataTable.tsx'
import { DOKUMEN } from '#client/dokumen.tsx'
import { kunci } from './dokumen.ts'

const dua = (atas: React.ReactNode, bawah: React.ReactNode) => (
  <>
    {atas}
    <small className="muted validasi-bawah">{bawah}</small>
  </>
)
/** 'TAMBAH TITIPAN' says more than its kind. */
const jenis = (m: Menunggu): string =>
  DOKUMEN[m.dokumen].sebutan?.(m) ?? (m.keterangan === '-' ? m.kind : m.keterangan)

/**
 * Says how the document is paid, with money that comes in apart from money that the shop pays. A deposit or an old
 * piece pays without money.
 */
function bayar({ pembayaran }: Menunggu): string[] {
  const { masuk, keluar, kembalian } = uangPindah(pembayaran)
  const ways = [
    ...pembayaran.filter((p) => !berpindahTangan(p)).map(sebutCara),
    ...masuk.map(sebutCara),
    ...keluar.map((p) => `dibayar toko ${sebutCara(p)}`),
  ]
  return [
    ...(ways.length > 0 ? ways : ['belum dibayar']),
    ...(kembalian > 0 ? [`kembalian ${formatRupiah(kembalian)}`] : []),
  ]
}

/** Shows the weight that comes in and the weight that goes out, never their sum. */
const Berat = ({ qty, berat, qty_masuk, berat_masuk }: Menunggu) => (
  <>
    {qty > 0 && dua(<Gram value={berat} />, `${qty} barang${qty_masuk > 0 ? ' keluar' : ''}`)}
    {qty_masuk > 0 && dua(<Gram value={berat_masuk} />, `${qty_masuk} barang masuk`)}
  </>
)

/** Returns the otorisasi that the click will ask for, in the same words. */
const perlu = ({ perlu_otorisasi }: Menunggu): string[] =>
  perlu_otorisasi.map((kategori) => errors.perluOtorisasi({ kategori }).message)

const Siap = (m: Menunggu) => (
  <>
    <span className="validasi-siap">Siap Validasi</span>
    {perlu(m).map((text) => (
      <small key={text} className="validasi-perlu">
        {text}
      </small>
    ))}
  </>
)

export const COLUMNS: readonly DataColumn<Menunggu>[] = [
  {
    key: 'no_faktur_group',
    title: 'No Faktur',
    value: (m) => `${m.jam} ${kunci(m)} ${m.kind}`,
    render: (m) => dua(<strong>{kunci(m)}</strong>, `${m.jam.slice(0, 5)} · ${jenis(m)} · ${m.input_by}`),
  },
  {
    key: 'total',
    title: 'Total',
    kind: 'rupiah',
    value: (m) => m.total,
    render: (m) =>
      dua(
        <strong className="number">{formatRupiah(m.total as never)}</strong>,
        bayar(m).map((text) => (
          <span key={text} className="validasi-bawah">
            {text}
          </span>
        )),
      ),
  },
  {
    key: 'alasan_tidak_bisa',
    title: 'Keadaan',
    value: (m) => m.alasan_tidak_bisa.join(', ') || ['Siap Validasi', ...perlu(m)].join(', '),
    render: (m) =>
      m.alasan_tidak_bisa.length === 0 ? (
        <Siap {...m} />
      ) : (
        <span className="validasi-alasan">
          {m.alasan_tidak_bisa.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      ),
  },
  {
    key: 'nama_customer',
    title: 'Customer / Sales',
    value: (m) => m.nama_customer,
    render: (m) =>
      dua(
        <span className="validasi-nama">{m.nama_customer}</span>,
        `Sales ${m.nama_sales} (${m.kode_sales})`,
      ),
  },
  {
    key: 'berat',
    title: 'Barang',
    kind: 'gram',
    value: (m) => (m.qty > 0 ? m.berat : m.berat_masuk),
    render: (m) => (m.qty + m.qty_masuk === 0 ? 'uang' : <Berat {...m} />),
  },
]
