/** For the builds of both pages: every text file also as .br and .gz beside it, so that the server compresses nothing while it works. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** @param folder of the build, 'dist/client' */
export function compressed(folder: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const dir = join(import.meta.dirname, folder)
      const files = await readdir(dir, { recursive: true })
      const texts = files
        .filter((file) => /\.(js|css|svg|webmanifest)$/.test(file))
        .map((file) => join(dir, file))
      for (const file of texts) {
        const content = await readFile(file)
        if (content.length < 1024) continue
        await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
        await writeFile(`${file}.br`, brotliCompressSync(content))
      }
      this.info(`${texts.length} files compressed in ${folder}`)
    },
  }
}
