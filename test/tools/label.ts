/** Labels as a scanner sees them: dots on white, decoded by ZXing. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { batangBarcode } from '#server/documents/batang.ts'

prepareZXingModule({
  overrides: {
    wasmBinary: readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
      .buffer as ArrayBuffer,
  },
})

type Box = [x: number, y: number, lebar: number, tinggi: number]
interface Titik {
  width: number
  height: number
  hitam: Box[]
}

/** Reads the barcodes in the dots of a printer, or in a picture file. */
export async function readBarcode(picture: Titik | Uint8Array): Promise<string[]> {
  const input = picture instanceof Uint8Array ? picture : dicat(picture)
  const found = await readBarcodes(input, { formats: ['Code128'], tryHarder: true })
  return found.map(({ text }) => text)
}

function dicat({ width, height, hitam }: Titik): Parameters<typeof readBarcodes>[0] {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [x, y, w, h] of hitam)
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return { data, width: width, height: height, colorSpace: 'srgb' } as never
}

function batang(kode: string, x: number, y: number, modul: number, height: number): Box[] {
  let at = x
  return batangBarcode(kode).flatMap((wide, i): Box[] => {
    const from = at
    at += wide * modul
    return i % 2 === 0 ? [[from, y, wide * modul, height]] : []
  })
}

const numbers = (found: RegExpExecArray | null): number[] => found!.slice(1).map(Number)

/** The first label: the bars that its ^BC asks for. */
export function dariZpl(zpl: string): Titik {
  const [width] = numbers(/\^PW(\d+)/.exec(zpl))
  const [height] = numbers(/\^LL(\d+)/.exec(zpl))
  const bar = /\^FO(\d+),(\d+)\^BY(\d+),3,\d+\^BCN,(\d+),N,N,N,N\^FD>;(\d{8})\^FS/.exec(zpl)
  const [x, y, modul, tall] = numbers(bar)
  return { width: width!, height: height!, hitam: batang(bar![5]!, x!, y!, modul!, tall!) }
}

/** The first label: the bars that its BARCODE asks for. */
export function dariTspl(tspl: string, dpi: number): Titik {
  const [width, height] = numbers(/^SIZE ([\d.]+) mm,([\d.]+) mm\r$/m.exec(tspl)).map((mm) =>
    Math.round((mm * dpi) / 25.4),
  )
  const bar = /^BARCODE (\d+),(\d+),"128M",(\d+),0,0,(\d+),\4,"!105(\d{8})"\r$/m.exec(tspl)
  const [x, y, tall, modul] = numbers(bar)
  return { width: width!, height: height!, hitam: batang(bar![5]!, x!, y!, modul!, tall!) }
}

/** The first page: the bars that stand in it, in dots of a printer. */
export function dariPdf(file: Uint8Array, dpi: number): Titik {
  const raw = Buffer.from(file).toString('latin1')
  const [width, height] = numbers(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw))
  const page = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, body]) => {
      try {
        return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .find((content) => content.includes(' re\n'))!
  const [scale] = numbers(/^([\d.]+) 0 0 \1 0 0 cm$/m.exec(page))
  const dot = (n: number) => Math.round((n * scale! * dpi) / 72)
  return {
    width: Math.round((width! * dpi) / 72),
    height: Math.round((height! * dpi) / 72),
    hitam: [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...rect]) =>
      rect.map((n) => dot(Number(n))),
    ) as Box[],
  }
}
