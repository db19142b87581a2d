import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { listValidasi, type Menunggu } from '#domain/calls/validasi.ts'
import { antrian, screenOf, namaAntrian } from '#domain/dokumen/antrian.ts'
import { BERITA_DIVALIDASI } from '#domain/dokumen/index.ts'
import { menuOf, type MenuPath } from '#domain/menus.ts'
import { cocokNomor } from '#domain/rules/kode.ts'
import { mayMake } from '#client/net/may.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'
import { DataTable, actionColumn, choiceColumn, type DataColumn } from '#client/ui/DataTable.tsx'
import { beep } from '#client/ui/beep.ts'
import { PageHeader } from '#client/ui/PageHeader.tsx'
import { ScanBox } from '#client/ui/ScanBox.tsx'
import { useKeys } from '#client/ui/keys.ts'
import { toast } from '#client/net/toasts.ts'
import { kodeNota, type Ditunjuk } from '#client/kasir/dokumen.ts'
import { ModalDetail } from '#client/kasir/ModalDetail.tsx'
import { DOKUMEN } from '#client/dokumen.tsx'
import { kunci, namaOf } from './dokumen.ts'
import { COLUMNS } from './columns.tsx'
import { ModalResult } from './ModalResult.tsx'
import { ModalTolak } from './ModalTolak.tsx'
import { ChosenUang } from './ChosenUang.tsx'
import { useValidasi } from './useValidasi.ts'
import './validasi.css'

const ULANG_MS = 20_000

/** Saved documents that wait for the cashier: validated one by one or many at once, or rejected (DOMAIN §B.5). */
export function Validasi({ path }: { path: MenuPath }) {
  const menu = antrian.find((a) => a === path)!
  const nama = namaAntrian(menu)
  const reading = useCall(
    listValidasi,
    { query: { layar: screenOf(menu) } },
    { staleTime: 0, refetchInterval: ULANG_MS, quiet: true },
  )
  const { data = [], isPending, error } = reading
  const news = () => void invalidate(listValidasi)
  useLive(BERITA_DIVALIDASI, news)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<Menunggu>()
  const [rejecting, setRejecting] = useState<Ditunjuk>()
  const Detail = opened && DOKUMEN[opened.dokumen].Detail
  const { validasi, berjalan, result, tutup, modal } = useValidasi(() => setChosen(new Set()))

  const ready = data.filter(bisa)
  const selected = ready.filter((m) => chosen.has(kunci(m)))
  const mayValidate = data.some((m) => mayMake(DOKUMEN[m.dokumen].calls.validasi))
  const choose = (m: Menunggu, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, kunci(m)] : [...before].filter((k) => k !== kunci(m))))
  const one = (m: Menunggu) => {
    setOpened(undefined)
    void validasi([m])
  }

  /** Chooses a scanned document that can be validated, for F9; opens a document that cannot be, which says why. */
  const scan = (text: string) => {
    const found = data.filter((m) => cocokNomor(m.no_faktur_group, text))
    const satu = new Set(found.map((m) => m.no_faktur_group)).size === 1 && found[0]
    if (!satu) {
      beep('error')
      toast('error', found.length > 1 ? BEBERAPA : 'Data Yang Anda Cari Tidak Ada')
      return
    }
    beep(bisa(satu) ? 'success' : 'error')
    if (bisa(satu)) choose(satu, true)
    else setOpened(satu)
  }
  const isOpen = opened !== undefined || rejecting !== undefined || result !== undefined
  useKeys({ F9: () => void validasi(selected) }, { enabled: !isOpen && selected.length > 0 && !berjalan })

  const pick = (m: Menunggu) => (
    <span onClick={(event) => event.stopPropagation()}>
      <Checkbox
        aria-label={`Pilih ${kunci(m)}`}
        disabled={!bisa(m)}
        checked={selected.includes(m)}
        onChange={(event) => choose(m, event.target.checked)}
      />
    </span>
  )
  const button = (m: Menunggu) => (
    <div
      className="page-actions"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Button size="small" onClick={() => setOpened(m)}>
        Detail
      </Button>
      {mayMake(DOKUMEN[m.dokumen].calls.validasi) && (
        <Button
          size="small"
          type="primary"
          disabled={!bisa(m) || berjalan !== undefined}
          onClick={() => one(m)}
        >
          Validasi
        </Button>
      )}
      {mayMake(DOKUMEN[m.dokumen].calls.batal) && (
        <Button size="small" danger onClick={() => setRejecting(m)}>
          Batal
        </Button>
      )}
    </div>
  )
  const columns: DataColumn<Menunggu>[] = [
    ...(mayValidate ? [choiceColumn(pick)] : []),
    ...COLUMNS,
    actionColumn(button),
  ]

  return (
    <>
      <PageHeader
        title={menuOf(menu)!.title}
        about={!reading.data ? undefined : `${data.length} ${nama} menunggu validasi`}
      >
        {mayValidate && ready.length > 0 && (
          <Checkbox
            className="validasi-semua"
            checked={selected.length === ready.length}
            indeterminate={selected.length > 0 && selected.length < ready.length}
            onChange={(event) => setChosen(new Set(event.target.checked ? ready.map(kunci) : []))}
          >
            Pilih Semua
          </Checkbox>
        )}
        {mayValidate && (
          <Button
            type="primary"
            disabled={selected.length === 0}
            loading={berjalan !== undefined}
            onClick={() => void validasi(selected)}
          >
            {berjalan ?? `Validasi ${selected.length} Terpilih`} <kbd>F9</kbd>
          </Button>
        )}
      </PageHeader>
      {error && reading.data && (
        <p className="field-error" role="alert">
          {error.message}
        </p>
      )}
      {mayValidate && (
        <ScanBox
          label="No faktur"
          placeholder="Scan QR nota, atau ketik JL 4"
          mask={kodeNota}
          isCode={(text) => data.some((m) => cocokNomor(m.no_faktur_group, text))}
          inputMode="text"
          active={!isOpen}
          onScan={scan}
        />
      )}
      <ChosenUang chosen={selected} />
      <DataTable
        label={`${besar(nama)} yang menunggu validasi`}
        columns={columns}
        rows={data}
        rowKey={kunci}
        loading={isPending}
        reading={reading}
        onOpen={setOpened}
        empty={`Tidak Ada ${title(nama)} Yang Menunggu Validasi`}
      />
      {opened && Detail && (
        <ModalDetail
          title={`Detail ${namaOf(opened.dokumen)}`}
          cetakan={DOKUMEN[opened.dokumen].nota(opened)}
          onTutup={() => setOpened(undefined)}
          actions={
            <>
              {mayMake(DOKUMEN[opened.dokumen].calls.batal) && (
                <Button
                  danger
                  onClick={() => {
                    setOpened(undefined)
                    setRejecting(opened)
                  }}
                >
                  Batal
                </Button>
              )}
              {mayMake(DOKUMEN[opened.dokumen].calls.validasi) && (
                <Button
                  type="primary"
                  disabled={!ready.some((m) => kunci(m) === kunci(opened))}
                  onClick={() => one(opened)}
                >
                  Validasi
                </Button>
              )}
            </>
          }
        >
          <Detail no={opened.no_faktur_group} />
        </ModalDetail>
      )}
      {rejecting && <ModalTolak dokumen={rejecting} onTutup={() => setRejecting(undefined)} />}
      {result && <ModalResult result={result} nama={nama} onTutup={tutup} />}
      {modal}
    </>
  )
}

const BEBERAPA = 'Ada Beberapa Dengan Nomor Itu, Ketik Dengan Tanggalnya: JL 250115-0004'
const bisa = (m: Menunggu): boolean => m.alasan_tidak_bisa.length === 0
const besar = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const title = (text: string): string => text.split(' ').map(besar).join(' ')
