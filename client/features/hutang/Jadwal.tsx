import { useState } from 'react'
import { formatTanggal } from '#domain/format.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { Rincian, DetailTable } from '#client/kasir/detail.tsx'
import { Rupiah } from '#client/ui/amounts.tsx'
import { TanggalPicker } from '#client/ui/dates.tsx'
import { Field } from '#client/ui/Field.tsx'
import { caraHitung, jadwal, padaHari, sebutKali, sebutSyarat, type Pinjaman } from './jadwal.ts'
import '#client/kasir/detail.css'
import './hutang.css'

interface Props {
  pinjaman: Pinjaman
  /** The shop's day. */
  hariIni: TanggalSystem
}

/** Shows what is due of a loan, month by month, and on any day that is asked for, before anything is paid. */
export function Jadwal({ pinjaman, hariIni }: Props) {
  const [chosen, choose] = useState<TanggalSystem>()
  const tempo = pinjaman.tgl_jatuh_tempo as TanggalSystem
  const tgl = chosen ?? (tempo > hariIni ? tempo : hariIni)
  const hari = padaHari(pinjaman, tgl)
  return (
    <section className="hutang-jadwal" aria-label="Jadwal">
      <h3>Bila Dibayar</h3>
      <p className="muted">{sebutSyarat(pinjaman.syarat)}</p>
      <DetailTable
        label="Jadwal hutang"
        columns={[
          { title: 'Paling Lambat' },
          { title: 'Bunga', number: true },
          { title: 'Harus Dibayar', number: true },
        ]}
      >
        {jadwal(pinjaman, hariIni).map((b) => (
          <tr key={b.tgl} className={b.tempo === 'HARI ITU' ? 'hutang-tempo' : undefined}>
            <th scope="row">
              {formatTanggal(b.tgl)}
              <small className="muted">
                {b.kali === 0 ? 'bunga sudah dibayar' : sebutKali(pinjaman.syarat.metode, b.kali)}
                {b.tempo === 'HARI ITU' && ', jatuh tempo'}
                {b.tempo === 'LEWAT' && ', lewat jatuh tempo'}
              </small>
            </th>
            <td className="number">
              <Rupiah value={b.bunga} />
            </td>
            <td className="number">
              <Rupiah value={b.harus_dibayar} strong />
            </td>
          </tr>
        ))}
      </DetailTable>
      <Field label="Bila dibayar pada tanggal">
        {(c) => (
          <TanggalPicker
            {...c}
            allowClear={false}
            min={hariIni}
            value={tgl}
            onChange={(day) => day && choose(day as TanggalSystem)}
          />
        )}
      </Field>
      <Rincian
        label="Pada tanggal itu"
        rows={[
          { label: 'Pokok', nilai: pinjaman.sisa_pokok },
          {
            label: 'Bunga',
            nilai: hari.bunga,
            catatan: hari.kali === 0 ? 'sudah dibayar' : caraHitung(pinjaman, hari),
          },
          { label: `Harus Dibayar Pada ${formatTanggal(tgl)}`, nilai: hari.harus_dibayar, jumlah: true },
        ]}
      />
    </section>
  )
}
