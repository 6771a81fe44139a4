/** Undoes what a posting has written so far, while the transaction around it goes on. */
export class PostingRefused extends Error {
  readonly result: "insufficient" | "conflict";

  constructor(result: "insufficient" | "conflict") {
    super(`The posting was refused: ${result}`);
    this.result = result;
  }
}

export async function answeringRefusals<T>(work: Promise<T>): Promise<T | Pick<PostingRefused, "result">> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PostingRefused) return { result: error.result };
    throw error;
  }
}
