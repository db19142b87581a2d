import type { OpnameDilihat } from '#domain/calls/opname.ts'
import { Gram } from '#client/ui/amounts.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'

/** All scans of the count, the last on top, with the user who scanned. */
export function ScanTerakhir({ scan }: { scan: OpnameDilihat['scan'] }) {
  if (scan.length === 0)
    return (
      <EmptyState title="Belum Ada Scan" text="Scan barcode barang di baki, atau ketik kodenya lalu Enter." />
    )
  return (
    <ol className="opname-scan card" aria-label="Scan terakhir">
      {scan.map((s) => (
        <li key={s.kode_barcode} className={s.hasil === 'EXCEED' ? 'opname-scan-lebih' : undefined}>
          <span>
            <strong>{s.nama_barang}</strong> {s.kadar_cetak}
            <small className="muted">
              {s.kode_barcode} · {s.kode_baki} · {s.scan_by} {s.jam.slice(0, 5)}
            </small>
            {s.hasil === 'EXCEED' && <small>LEBIH, menurut buku {s.menurut_buku}</small>}
          </span>
          <Gram value={s.berat} />
        </li>
      ))}
    </ol>
  )
}
