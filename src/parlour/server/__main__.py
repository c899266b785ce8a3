"""`python -m parlour.server [PORT]`: the server alone, without the command line."""

import sys

from parlour.server.run import serve
from parlour.server.settings import PORT

if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else PORT)
