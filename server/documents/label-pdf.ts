/** Labels as PDF: a page of the label's own size each, drawn from the same dots that a label printer is sent. */
import type { LabelDicetak } from '#domain/documents/label-printer.ts'
import type { BarcodeLetak, PlacedText } from '#domain/rules/label.ts'
import { batangBarcode } from './batang.ts'
import { pdfOf, type Pdf } from './pdf.ts'

const HITAM = '#000000'

/** @param labels at least one */
export function labelPdf(labels: readonly LabelDicetak[], author: string): Promise<Buffer> {
  const { letak } = labels[0]!
  const titik = 72 / letak.dpi
  const [width, height] = [letak.width * titik, letak.height * titik]
  return pdfOf({ width, height, title: 'Label', author }, (doc) => {
    labels
      .flatMap(({ letak: one, qty }) => Array.from({ length: qty }, () => one))
      .forEach((one, i) => {
        if (i > 0) doc.addPage({ size: [width, height], margin: 0 })
        doc.save().scale(titik)
        for (const bagian of one.bagian)
          if (bagian.jenis === 'teks') drawText(doc, bagian)
          else pictureOfBarcode(doc, bagian)
        doc.restore()
      })
  })
}

function drawText(doc: Pdf, { text, x, y, height, letterWidth }: PlacedText): void {
  doc
    .save()
    .translate(x, y)
    .scale(letterWidth / height, 1)
    .font('Helvetica')
    .fontSize(height)
    .fillColor(HITAM)
    .text(text, 0, 0, { lineBreak: false })
    .restore()
}

function pictureOfBarcode(doc: Pdf, { kode, x, y, height, modul }: BarcodeLetak): void {
  let at = x
  doc.fillColor(HITAM)
  batangBarcode(kode).forEach((wide, i) => {
    if (i % 2 === 0) doc.rect(at, y, wide * modul, height)
    at += wide * modul
  })
  doc.fill()
}
