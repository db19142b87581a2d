import { formatRupiah, formatTanggal } from '#domain/format.ts'
import { rupiah } from '#domain/units.ts'
import { useNumbers } from './useNumbers.ts'

/** The drawer and each bank account, as the books have them; what came and went says what made them. */
export function Uang() {
  const { data } = useNumbers()
  if (!data?.uang) return null
  const { uang, tanggal, ditutup } = data
  return (
    <section className="card beranda-uang" aria-label="Kas dan bank">
      <h2>Kas Dan Bank Sekarang</h2>
      <p className="beranda-besar">{formatRupiah(rupiah(uang.reduce((sum, { saldo }) => sum + saldo, 0)))}</p>
      <p className="muted">
        Menurut buku. Masuk dan keluar {ditutup ? `sejak ${formatTanggal(tanggal)}` : 'hari ini'}.
      </p>
      {uang.length === 0 && <p className="muted">Belum ada saldo.</p>}
      {uang.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Akun</th>
              <th scope="col" className="number">
                Awal
              </th>
              <th scope="col" className="number">
                Masuk
              </th>
              <th scope="col" className="number">
                Keluar
              </th>
              <th scope="col" className="number">
                Saldo
              </th>
            </tr>
          </thead>
          <tbody>
            {uang.map(({ kode_akun, no_rekening, nama, awal, masuk, keluar, saldo }) => (
              <tr key={`${kode_akun} ${no_rekening}`}>
                <th scope="row">{nama}</th>
                <td className="number" data-judul="Awal">
                  {formatRupiah(awal)}
                </td>
                <td className="number" data-judul="Masuk">
                  {masuk === 0 ? '-' : formatRupiah(masuk)}
                </td>
                <td className="number" data-judul="Keluar">
                  {keluar === 0 ? '-' : formatRupiah(keluar)}
                </td>
                <td className="number" data-judul="Saldo">
                  <strong>{formatRupiah(saldo)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
