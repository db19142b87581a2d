/**
 * For the builds of both pages: every text file also as .br and .gz beside it, so that the server compresses nothing
 * while it works.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const dibuat = new Map<string, Promise<Buffer>>()
/** As it is sent; half of a build's time, so what is weighed and what is written is made once, on every core there is. */
export function brotli(content: string | Buffer): Promise<Buffer> {
  const digest = createHash('sha256').update(content).digest('hex')
  const ada = dibuat.get(digest) ?? promisify(brotliCompress)(content)
  dibuat.set(digest, ada)
  return ada
}

/** @param folder of the build, 'dist/client' */
export function compressed(folder: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const dir = join(import.meta.dirname, '..', folder)
      const files = await readdir(dir, { recursive: true })
      const texts = files
        .filter((file) => /\.(js|css|svg|webmanifest)$/.test(file))
        .map((file) => join(dir, file))
      await Promise.all(
        texts.map(async (file) => {
          const content = await readFile(file)
          if (content.length < 1024) return
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
          await writeFile(`${file}.br`, await brotli(content))
        }),
      )
      this.info(`${texts.length} files compressed in ${folder}`)
    },
  }
}
