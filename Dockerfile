# The server with its client, the engine compiled. docs/hosting.md says how to run it.
#   docker build -t tabard .                       (COMPILE=0: without a compiler, slower bots)

FROM node:22-slim AS client
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY web ./
RUN npx --no-install vite build --logLevel error

FROM python:3.13-slim AS build
ARG COMPILE=1
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements.lock requirements-compile.lock ./
RUN python -m venv /opt/tabard \
    && /opt/tabard/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
RUN python -m venv /src/tools \
    && /src/tools/bin/pip install --no-cache-dir --require-hashes -r requirements.lock -r requirements-compile.lock
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src ./src
COPY --from=client /src/src/tabard/server/static ./src/tabard/server/static
RUN TABARD_COMPILE=$COMPILE /src/tools/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation -w /src/wheels . \
    && /opt/tabard/bin/pip install --no-cache-dir --no-deps /src/wheels/tabard-*.whl

FROM python:3.13-slim
COPY --from=build /opt/tabard /opt/tabard
RUN useradd --system --uid 7410 --home-dir /data --shell /usr/sbin/nologin tabard \
    && install -d -o tabard -g tabard /data
ENV PATH=/opt/tabard/bin:$PATH \
    TABARD_HOST=0.0.0.0 \
    TABARD_DATABASE=/data/tabard.sqlite3
USER tabard
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/api/health', timeout=8)"]
CMD ["tabard", "serve"]
