/** A real S3 server on a folder that ends with it: signatures are checked, a bucket is there. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Options } from '#server/pictures/s3.ts'

const BUCKET = 'foto-kencana'

export interface S3 {
  options: S3Options
  close(): Promise<void>
}

export async function startS3(): Promise<S3> {
  const directory = await mkdtemp(join(tmpdir(), 'kencana-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port }: AddressInfo = await server.run()
  return {
    options: {
      alamat: `http://127.0.0.1:${port}/${BUCKET}`,
      wilayah: 'us-east-1',
      // The one account it knows.
      kunci: 'S3RVER',
      rahasia: 'S3RVER',
    },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** No picture, but its bytes are its own. */
export const randomContent = (byte = 5_000): Buffer => randomBytes(byte)
