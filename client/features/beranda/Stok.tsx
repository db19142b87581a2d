import { Link } from '@tanstack/react-router'
import { hargaEmas } from '#domain/calls/harga-emas.ts'
import { formatNumber, formatGram, formatRupiah } from '#domain/format.ts'
import { mayMake } from '#client/net/may.ts'
import { useNumbers } from './useNumbers.ts'

/** The stock that lies in the shop now; its groups say what made the value. */
export function Stok() {
  const stok = useNumbers().data?.stok
  if (!stok) return null
  return (
    <section className="card beranda-stok" aria-label="Stok">
      <h2>Stok Sekarang</h2>
      <p className="beranda-besar">{formatRupiah(stok.nilai)}</p>
      <p>
        {formatNumber(stok.qty)} barang · {formatGram(stok.berat)} g
      </p>
      <p className="muted">Nilai: gram × harga jual hari ini, tanpa ongkos dan batu.</p>
      {stok.tanpa_harga > 0 && (
        <p className="beranda-awas">
          {formatNumber(stok.tanpa_harga)} barang groupnya belum ada harga, belum ikut dinilai.
          {mayMake(hargaEmas) && (
            <>
              {' '}
              <Link to="/master-parameter-harga-emas">Isi harga</Link>
            </>
          )}
        </p>
      )}
      {stok.per_group.length > 0 && (
        <details>
          <summary>Per group</summary>
          <div className="beranda-geser">
            <table>
              <thead>
                <tr>
                  <th scope="col">Group</th>
                  <th scope="col" className="number">
                    Barang
                  </th>
                  <th scope="col" className="number">
                    Gram
                  </th>
                  <th scope="col" className="number">
                    Nilai
                  </th>
                </tr>
              </thead>
              <tbody>
                {stok.per_group.map((g) => (
                  <tr key={g.kode_group}>
                    <th scope="row">
                      {g.nama_group}{' '}
                      <small className="muted">
                        {g.harga === 0 ? 'belum ada harga' : `${formatRupiah(g.harga)}/g`}
                      </small>
                    </th>
                    <td className="number">{formatNumber(g.qty)}</td>
                    <td className="number">{formatGram(g.berat)}</td>
                    <td className="number">{formatRupiah(g.nilai)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  )
}
