import { Button } from 'antd'
import { useState } from 'react'
import type { LembarTutup as Content } from '#domain/calls/tutup-toko.ts'
import { EOD_TITLES } from '#domain/eod/menu.ts'
import { formatTanggal } from '#domain/format.ts'
import { LembarEod } from '#client/reports/eod/LembarEod.tsx'
import { AntdTheme } from '#client/ui/AntdTheme.tsx'
import { StaticModal } from '#client/ui/StaticModal.tsx'
import { saveFile } from '#client/ui/csv.ts'
import { printPdf } from '#client/ui/printPdf.ts'

/** The day that was just closed, whole, before anybody signs in again: to look at, to print, to keep. */
export default function LembarTutup({ lembar, pdf }: Content) {
  const [open, setOpen] = useState(true)
  const kertas = pdf === null ? undefined : blobOf(pdf)
  return (
    <AntdTheme>
      <StaticModal
        open={open}
        width={1120}
        title={`${EOD_TITLES} ${formatTanggal(lembar.tanggal)}`}
        footer={
          <>
            <Button onClick={() => setOpen(false)} {...(!kertas && { 'data-autofocus': true })}>
              Selesai
            </Button>
            {kertas && (
              <>
                <Button onClick={() => saveFile(`laporan-eod-${lembar.tanggal}.pdf`, kertas)}>
                  Export PDF
                </Button>
                <Button type="primary" onClick={() => void printPdf(kertas)}>
                  Cetak
                </Button>
              </>
            )}
          </>
        }
      >
        <LembarEod lembar={lembar} />
      </StaticModal>
    </AntdTheme>
  )
}

const blobOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], { type: 'application/pdf' })
