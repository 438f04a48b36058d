/** The file of a picture: its name and its size in pixels. */
export type PictureAsset = {file: string; width: number; height: number}

/** The file that an asset's id ("image-<hash>-2400x1350-webp") names; null if that is none. */
export function pictureAsset(id: unknown): PictureAsset | null {
  const parts = typeof id === 'string' ? /^image-(\w+)-(\d+)x(\d+)-(\w+)$/.exec(id) : null
  if (!parts) return null
  const [, hash, width, height, format] = parts
  return {
    file: `${hash}-${width}x${height}.${format}`,
    width: Number(width),
    height: Number(height),
  }
}
