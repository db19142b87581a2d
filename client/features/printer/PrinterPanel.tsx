import { Button } from 'antd'
import type { CallReply } from '#domain/call.ts'
import { ujiPrinter } from '#domain/calls/cetakan.ts'
import { printer as master } from '#domain/masters/printer.ts'
import { ApiError, call } from '#client/net/api.ts'
import { mayMake } from '#client/net/may.ts'
import { useObservable } from '#client/net/observable.ts'
import { tellFailure, useCall } from '#client/net/query.ts'
import { currentSession } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { CableButtons } from '#client/kasir/CableButtons.tsx'
import { printerNota } from '#client/kasir/cable-printer.ts'
import { byCable, troubleText } from '#client/kasir/shop-print.ts'
import { choosePrinter, tillPrinter, type TillPrinter } from '#client/kasir/till-printer.ts'
import { DataTable, actionColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { BukaLaci } from './BukaLaci.tsx'
import { PrintList } from './PrintList.tsx'

type Row = CallReply<typeof master.calls.semua>[number]

const COLUMNS: DataColumn<Row>[] = [
  { key: 'nama_printer', title: 'Printer', value: (p) => p.nama_printer },
  { key: 'jenis', title: 'Jenis', value: (p) => p.jenis },
  { key: 'cara', title: 'Cara', value: (p) => (p.cara === 'JARINGAN' ? p.alamat : p.cara) },
  { key: 'laci', title: 'Laci Uang', value: (p) => (p.laci ? 'YA' : '-') },
]

/** Chooses this computer's printer among those of the shop, and shows what was printed today. */
export function PrinterPanel() {
  const reading = useCall(master.calls.semua, {}, { staleTime: 0 })
  const mine = useObservable(tillPrinter)
  const { kode_toko } = currentSession()!.userdata
  const isMine = (p: Row) => mine?.kode_toko === kode_toko && mine.kode_printer === p.kode_printer
  const actions = actionColumn<Row>((p) => (
    <div className="page-actions">
      {isMine(p) ? (
        <Button size="small" onClick={() => choosePrinter(undefined)}>
          Lepas
        </Button>
      ) : (
        <Button size="small" type="primary" onClick={() => choosePrinter(chosen(kode_toko, p))}>
          Pakai Di Komputer Ini
        </Button>
      )}
      {mayMake(ujiPrinter) && (
        <Button size="small" onClick={() => void test(p)}>
          Uji Cetak
        </Button>
      )}
    </div>
  ))
  return (
    <>
      <section aria-label="Printer">
        <p className="muted">
          {mine?.kode_toko === kode_toko
            ? `Komputer ini mencetak di ${mine.nama_printer}. F12 sesudah menyimpan mencetak tanpa bertanya.`
            : 'Komputer ini mencetak lewat dialog browser.'}
        </p>
        <DataTable
          label="Printer toko"
          columns={[...COLUMNS, actions]}
          rows={reading.data ?? []}
          rowKey={(p) => p.kode_printer}
          reading={reading}
          empty="Belum ada printer di Master Printer"
        />
        {mine && mine.cara !== 'JARINGAN' && (
          <CableButtons printer={printerNota} tanpa="nota tidak sampai ke sana" />
        )}
      </section>
      {mine?.kode_toko === kode_toko && mine.laci && <BukaLaci />}
      <PrintList />
    </>
  )
}

const chosen = (kode_toko: string, { kode_printer, nama_printer, cara, laci }: Row): TillPrinter => ({
  kode_toko,
  kode_printer,
  nama_printer,
  cara,
  laci,
})

async function test({ kode_printer, nama_printer }: Row): Promise<void> {
  try {
    const { status, sebab, bytes } = await call(ujiPrinter, { params: { kode_printer } }, { timeout: false })
    const { text } = bytes === undefined ? {} : await byCable(bytes)
    if (text) toast('error', text)
    else if (status === 'GAGAL') toast('error', `${nama_printer}: ${troubleText({ sebab })}`)
    else toast('success', `Uji Cetak Dikirim Ke ${nama_printer}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    void tellFailure(error)
  }
}
