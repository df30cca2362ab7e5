/** A small instruct model that is worth its size. */
export interface CatalogModel {
  /** The name to request it by. */
  readonly name: string;
  /** In billions. */
  readonly parameters: number;
  readonly license: string;
  readonly licenseUrl: string;
  /** The languages of the built-in writer that the model's maker lists. */
  readonly languages: readonly string[];
  /** The file's, in bytes. */
  readonly size: number;
  /** About how much it takes while it writes with 4,096 tokens of context, in MB. */
  readonly memoryMb: number;
  readonly sha256: string;
  /** Below the hub's address; of a revision, so that it never changes. */
  readonly path: string;
}

const APACHE = { license: 'Apache-2.0', licenseUrl: 'https://www.apache.org/licenses/LICENSE-2.0' } as const;
const ALL = ['en', 'de', 'fr', 'es'] as const;

/** Each checksum is the hub's value for that file (its LFS object), which several public projects pin as well. */
export const CATALOG: readonly CatalogModel[] = [
  {
    name: 'qwen2.5-0.5b',
    parameters: 0.5,
    ...APACHE,
    languages: ALL,
    size: 491_400_032,
    memoryMb: 900,
    sha256: '74a4da8c9fdbcd15bd1f6d01d621410d31c6fc00986f5eb687824e7b93d7a9db',
    path: 'Qwen/Qwen2.5-0.5B-Instruct-GGUF/resolve/9217f5db79a29953eb74d5343926648285ec7e67/qwen2.5-0.5b-instruct-q4_k_m.gguf',
  },
  {
    name: 'gemma-3-1b',
    parameters: 1,
    license: 'Gemma Terms of Use',
    licenseUrl: 'https://ai.google.dev/gemma/terms',
    languages: ['en'],
    size: 806_058_240,
    memoryMb: 1_300,
    sha256: '8ccc5cd1f1b3602548715ae25a66ed73fd5dc68a210412eea643eb20eb75a135',
    path: 'ggml-org/gemma-3-1b-it-GGUF/resolve/f9c28bcd85737ffc5aef028638d3341d49869c27/gemma-3-1b-it-Q4_K_M.gguf',
  },
  {
    name: 'qwen2.5-1.5b',
    parameters: 1.5,
    ...APACHE,
    languages: ALL,
    size: 1_117_320_736,
    memoryMb: 1_600,
    sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
    path: 'Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/91cad51170dc346986eccefdc2dd33a9da36ead9/qwen2.5-1.5b-instruct-q4_k_m.gguf',
  },
  {
    name: 'llama-3.2-3b',
    parameters: 3.2,
    license: 'Llama 3.2 Community License',
    licenseUrl: 'https://www.llama.com/llama3_2/license/',
    languages: ALL,
    size: 2_019_377_696,
    memoryMb: 3_000,
    sha256: '6c1a2b41161032677be168d354123594c0e6e67d2b9227c84f296ad037c728ff',
    path: 'bartowski/Llama-3.2-3B-Instruct-GGUF/resolve/5ab33fa94d1d04e903623ae72c95d1696f09f9e8/Llama-3.2-3B-Instruct-Q4_K_M.gguf',
  },
  {
    name: 'qwen3-4b',
    parameters: 4,
    ...APACHE,
    languages: ALL,
    size: 2_497_281_120,
    memoryMb: 3_600,
    sha256: '3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597',
    path: 'unsloth/Qwen3-4B-Instruct-2507-GGUF/resolve/a06e946bb6b655725eafa393f4a9745d460374c9/Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
  },
];
