import { withRoom } from "./storage/growth.ts";

/**
 * Room for one query at a time, kept between queries: allocating megabytes for each would cost more than answering it.
 * */
export class Scratch {
  /** Ordinals in scope; later those that pass every filter. */
  documents = new Uint32Array(0);
  /** Ordinals that fail exactly one group of filters, and those of one such group. */
  nearMisses = new Uint32Array(0);
  ofGroup = new Uint32Array(0);
  /** By position in `documents`: the groups that it fails. By position in `nearMisses`: the one group. */
  fails = new Uint32Array(0);
  failedGroups = new Uint16Array(0);
  /** By ordinal: how well a document matches the text. While words are matched the higher bits say how far it is. */
  scores = new Uint32Array(0);

  makeRoom(count: number): void {
    if (this.documents.length >= count) return;
    this.documents = withRoom(this.documents, count);
    const length = this.documents.length;
    this.nearMisses = new Uint32Array(length);
    this.ofGroup = new Uint32Array(length);
    this.fails = new Uint32Array(length);
    this.failedGroups = new Uint16Array(length);
    this.scores = new Uint32Array(length);
  }

  get bytes(): number {
    return this.documents.length * 22;
  }
}
