/** Runs in a worker thread: whatever a logo or a text of the shop's makes of a PDF ends that thread, and no till. */
import { inThread } from '../threads/replies.ts'
import type { Kertas, KertasRoll } from './kertas.ts'
import { labelPdf } from './label-pdf.ts'
import { nota80mm, notaBlocks } from './nota-80mm.ts'
import { notaA5 } from './nota-a5.ts'
import { slip80mm, slipBlocks } from './slip-80mm.ts'
import { slipA5 } from './slip-a5.ts'
import { streamOf } from './stream.ts'
import { tiketBlocks, tiketPdf } from './tiket.ts'

const picture = (kertas: Kertas): Promise<Buffer> | Buffer => {
  if ('printer' in kertas) return streamed(kertas)
  if ('nota' in kertas)
    return kertas.ukuran === '80' ? nota80mm(kertas.nota) : notaA5(kertas.nota, kertas.ukuran)
  if ('slip' in kertas) return kertas.ukuran === '80' ? slip80mm(kertas.slip) : slipA5(kertas.slip)
  if ('tiket' in kertas) return tiketPdf(kertas.tiket, kertas.ukuran)
  return labelPdf(kertas.label, kertas.pembuat)
}

function streamed({ paper, printer }: KertasRoll): Buffer {
  if ('nota' in paper) return streamOf(notaBlocks(paper.nota), paper.nota.lembar, printer)
  if ('slip' in paper) return streamOf(slipBlocks(paper.slip), 1, printer)
  return streamOf(tiketBlocks(paper.tiket), 1, printer)
}

export default inThread(async (kertas: Kertas, keluar): Promise<void> => keluar.write(await picture(kertas)))
