import { lihatPremi } from '#domain/calls/premi.ts'
import { lihatKasBank, type KasBankTersimpan } from '#domain/calls/kas-bank.ts'
import { formatHariTanggal } from '#domain/format.ts'
import { KODE } from '#domain/rules/kas-bank.ts'
import { FactList, WhenLoaded, KepalaDetail } from '#client/kasir/detail.tsx'
import { LencanaDokumen } from '#client/kasir/LencanaDokumen.tsx'
import { useCall } from '#client/net/query.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { sebutRekening } from './rekening.ts'
import { PremiTable } from './PremiTable.tsx'

/** A whole entry of drawer or account. */
export function DetailKas({ no }: { no: string }) {
  const reading = useCall(lihatKasBank, { params: { no } }, { staleTime: 0 })
  return <WhenLoaded reading={reading}>{(entri) => <Content entri={entri} />}</WhenLoaded>
}

const Content = ({ entri: d }: { entri: KasBankTersimpan }) => (
  <>
    <KepalaDetail no={d.no_kas} status={<LencanaDokumen status={d.status_valid} />} cetak={d.cetak} />
    <p className="kas-jumlah">
      <span>{d.nama}</span> <Rupiah value={d.jumlah} strong />
    </p>
    <FactList
      facts={[
        ['Tanggal', `${formatHariTanggal(d.tgl_system)}, ${d.jam.slice(0, 5)}`],
        ['Rekening', sebutRekening(d)],
        ['Sales', d.kode_sales === '-' ? '-' : `${d.nama_sales} (${d.kode_sales})`],
        ['Tukang', d.kode_tukang],
        ['Untuk', d.ref_no],
        ['Keterangan', d.keterangan],
        ['Petugas', d.input_by],
        ['Disetujui', d.otorisasi_by],
        ['Dibatalkan', d.batal_by ?? '-'],
        ['Alasan', d.alasan_batal],
      ]}
    />
    {d.kode_transaksi === KODE.PREMI && d.status_valid === 'DONE' && <PremiRow no={d.no_kas} />}
  </>
)

function PremiRow({ no }: { no: string }) {
  const reading = useCall(lihatPremi, { params: { no } })
  return <WhenLoaded reading={reading}>{(row) => <PremiTable {...row} />}</WhenLoaded>
}
