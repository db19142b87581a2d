import { Button } from 'antd'
import {
  batalHutangLunas,
  cariHutangLunas,
  reprintHutangLunas,
  type HutangLunas,
} from '#domain/calls/bayar-hutang.ts'
import { listHutang, lihatHutang } from '#domain/calls/hutang.ts'
import { errors } from '#domain/errors.ts'
import { formatTanggal } from '#domain/format.ts'
import { useOtorisasi } from '#client/kasir/Otorisasi.tsx'
import { tellUangBatal } from '#client/kasir/UangBatal.tsx'
import { paperChoice, useCetak } from '#client/kasir/useCetak.ts'
import { tellError } from '#client/net/dialogs.ts'
import { mayMake } from '#client/net/may.ts'
import { useSend } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { Rupiah } from '#client/ui/amounts.tsx'
import { uangKembali } from './BatalHutang.tsx'
import { reprintLunas } from './nota.ts'
import { TextButton } from './TextButton.tsx'

/**
 * The beginning of an otorisasi's note; only the loan's number binds the otorisasi, for the call has no body (spec 001
 * §5).
 */
const KATEGORI = 'BATAL HUTANG LUNAS'
const GAGAL = 'Batal Hutang Lunas Gagal'

/** The loan of the chosen item: all of it is undone, on the day it was settled alone. */
export function ChosenLunas({ hutang, onSelesai }: { hutang: HutangLunas; onSelesai: () => void }) {
  const { no_faktur_hutang, detail_barang, tgl_lunas } = hutang
  const hariIni = tgl_lunas === currentSession()!.userdata.tgl_system
  const otorisasi = useOtorisasi()
  const { cetak, busy: mencetak, modal } = useCetak()
  const { send, busy } = useSend(batalHutangLunas, {
    changes: [cariHutangLunas, listHutang, lihatHutang],
    izin: otorisasi.diminta(no_faktur_hutang, KATEGORI),
    onDone: ({ message, data }) => {
      onSelesai()
      tellUangBatal(message, uangKembali(data.refund, []))
    },
    onError: (error) => {
      if (!error.told) void tellError(GAGAL, { list: [error.message] })
    },
  })
  return (
    <section className="card hutang-lunas" aria-label="Hutang terpilih">
      <h2>{no_faktur_hutang}</h2>
      <p>
        {hutang.nama_customer}, lunas {tgl_lunas === '-' ? '-' : formatTanggal(tgl_lunas)}, dibayar{' '}
        <Rupiah value={hutang.total_bayar} strong />
      </p>
      <p>
        <strong>Seluruh hutang ini yang dibatalkan</strong>, bukan hanya barang yang dipilih:{' '}
        {detail_barang.map((b) => `${b.jumlah} ${b.nama_barang}`).join(', ')}. Uangnya dikembalikan ke
        customer, barangnya masuk kembali ke amplop, dan hutang berjalan lagi.
      </p>
      {!hariIni && <p className="till-perlu">{errors.batalBedaHari({ nama: 'Hutang Lunas' }).message}</p>}
      <div className="page-actions">
        {mayMake(batalHutangLunas) && (
          <Button
            type="primary"
            danger
            disabled={!hariIni}
            loading={busy}
            onClick={() => void send({ query: { no_faktur_hutang } })}
          >
            Batal Hutang Lunas
          </Button>
        )}
        {mayMake(reprintHutangLunas) && (
          <Button loading={mencetak} onClick={() => void cetak(reprintLunas(hutang), paperChoice('LUNAS'))}>
            Reprint
          </Button>
        )}
        <TextButton no_faktur_hutang={no_faktur_hutang} />
      </div>
      {otorisasi.modal}
      {modal}
    </section>
  )
}
